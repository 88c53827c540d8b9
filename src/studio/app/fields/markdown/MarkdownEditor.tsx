import { useLayoutEffect, useRef, useState } from 'react';
import { useCommands, useEditor } from '../../data/editor-state.tsx';
import { textOf } from '../../data/keyed.ts';
import { withChange } from '../../data/page-data.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useEditing } from '../editing.ts';
import { Problems } from '../FieldFrame.tsx';
import { problemsBelow } from '../field-props.ts';
import { TextField } from '../TextField.tsx';
import { InsertLink } from './InsertLink.tsx';
import { MarkdownPreview } from './MarkdownPreview.tsx';
import { MarkdownToolbar } from './MarkdownToolbar.tsx';
import { insertLink, type Selected, wrap } from './markdown-actions.ts';
import './markdown.css';

interface Props {
  /** Name of the text. */
  name: string;
  onDone: () => void;
}

/** The words of a Markdown text, and beside them what visitors will see. */
export function MarkdownEditor({ name, onDone }: Props) {
  const { data } = useEditor();
  const { change } = useCommands();
  const { forms, problems } = useEditing();
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<[start: number, end: number]>(undefined);
  const [linking, setLinking] = useState<Selected>();

  // After the change has been rendered: a new value puts the cursor at the end.
  useLayoutEffect(() => {
    if (!selection.current || linking) return;
    area.current?.focus();
    area.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  });

  const file = `text/${name}.md`;
  const text = data.contents[file];
  const titleField = forms.text.fields?.title;
  if (!text || !titleField) return <p role="status">The text is on its way.</p>;
  const title = String(text.title ?? '');
  const body = String(text.body ?? '');
  const put = (name: string) => (next: string) =>
    change((now) => withChange(now, { file, path: [name] }, next));
  const changeBody = put('body');
  const mine = problems.filter((problem) => problem.file === file);
  const selected = (): Selected => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    return { text: body, start: selectionStart, end: selectionEnd };
  };
  const apply = (next: Selected) => {
    selection.current = [next.start, next.end];
    changeBody(next.text);
  };

  return (
    <div className="markdown-editor">
      <div className="markdown-words">
        <TextField
          id="markdown-title"
          field={titleField}
          problems={problemsBelow(mine, ['title'])}
          value={title}
          onChange={(next) => put('title')(textOf(next))}
        />
        <MarkdownToolbar
          onAction={(action) => apply(action(selected()))}
          onLink={() => setLinking(selected())}
        />
        <textarea
          ref={area}
          className="field-input markdown-area"
          aria-label="Text"
          aria-describedby="markdown-body-problems"
          spellCheck
          data-autofocus=""
          value={body}
          onChange={(event) => changeBody(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
            const signs = { b: '**', i: '*' }[event.key.toLowerCase()];
            if (signs) apply(wrap(selected(), signs));
            else if (event.key.toLowerCase() === 'k') setLinking(selected());
            else return;
            event.preventDefault();
          }}
        />
        <Problems id="markdown-body" problems={problemsBelow(mine, ['body'])} />
        <div className="editor-dialog-actions">
          <Button kind="main" onClick={onDone}>
            Done
          </Button>
        </div>
      </div>
      <MarkdownPreview title={title} body={body} />
      {linking && (
        <Dialog title="Link" onClose={() => setLinking(undefined)}>
          <InsertLink
            words={linking.text.slice(linking.start, linking.end)}
            onDone={(words, address) => {
              setLinking(undefined);
              apply(insertLink(linking, words, address));
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
