import { type ComponentProps, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { trustedHtml } from '../../../site/ui/trusted-html.ts';

interface Props extends ComponentProps<'iframe'> {
  title: string;
  /** Gets the document once its children are about to be rendered. */
  onDocument?: (document: Document) => void;
  children: ReactNode;
}

/** The mode in which visitors see the page. */
const giveDocument = (frame: HTMLIFrameElement | null) => {
  if (frame) frame.srcdoc = trustedHtml('<!doctype html>');
};

/** A document of its own with the style sheets of this one, in which the children are rendered. */
export function StyledFrame({ onDocument, children, ...props }: Props) {
  const [body, setBody] = useState<HTMLElement>();
  const fill = async (inner: Document | null) => {
    // The empty document that comes first has the mode of old pages.
    if (inner?.compatMode !== 'CSS1Compat') return;
    inner.title = props.title;
    inner.documentElement.lang = document.documentElement.lang;
    await Promise.all([...document.querySelectorAll('link[rel=stylesheet], style')].map(copyTo(inner.head)));
    setBody(inner.body);
    onDocument?.(inner);
  };
  return (
    <>
      <iframe
        {...props}
        title={props.title}
        ref={giveDocument}
        onLoad={({ currentTarget }) => void fill(currentTarget.contentDocument)}
      />
      {body && createPortal(children, body)}
    </>
  );
}

/** Copies a style sheet. @returns a promise that is kept once its rules apply */
const copyTo = (head: HTMLElement) => (sheet: Element) =>
  new Promise<void>((resolve) => {
    const copy = sheet.cloneNode(true) as HTMLElement;
    copy.onload = () => resolve();
    // What is wrong with it is wrong in this document as well.
    copy.onerror = () => resolve();
    head.append(copy);
  });
