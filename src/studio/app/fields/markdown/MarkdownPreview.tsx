import { useDeferredValue, useMemo } from 'react';
import { compiledText, shownFiles } from '../../data/shown-files.ts';
import { useEditing } from '../editing.ts';

/** A Markdown text as visitors will see it: the canvas brings the style sheets of all section types. */
export function MarkdownPreview({ title, body }: { title: string; body: string }) {
  const shown = useDeferredValue(body);
  const { files, language } = useEditing();
  const html = useMemo(() => compiledText(shown, shownFiles(files, language)), [shown, files, language]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be reachable by keyboard
    <section className="markdown-preview tone-paper" aria-label="As visitors will see it" tabIndex={0}>
      <h2>{title}</h2>
      <div
        className="prose-text"
        // A click on a link would leave the editor.
        onClickCapture={(event) => event.preventDefault()}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled with raw HTML off
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}
