import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '../../../../site/layout/Footer.tsx';
import { Header } from '../../../../site/layout/header/Header.tsx';
import { NoticeBar } from '../../../../site/layout/notice/Notice.tsx';
import { PageTitle } from '../../../../site/page/PageTitle.tsx';
import { type EditorData, pageOf, SITE, sectionsOf, siteOf, typeOf } from '../../data/page-data.ts';
import { DrawnContexts } from '../draw/DrawnPage.tsx';
import { SectionOf, sectionProps } from '../draw/DrawnSection.tsx';
import { plainText } from '../draw/drawable.ts';
import { CanvasContext, type CanvasState, drawnSite } from '../draw/use-canvas-state.ts';
import { createMarks, findWords, type Marks, type Word } from './find-words.ts';

/** The fields of site.yaml that pages show; scripts use others, such as the language. */
const SITE_WORDS = new Set(['company', 'notice', 'navigation', 'footer', 'contactForm', 'words']);

/** What the words of a page are found in. */
export interface Shown {
  document: Document;
  data: EditorData;
  canvas: CanvasState;
}

/** The parts of a page that have words, from top to bottom. */
export const PARTS = '.notice, .header, .page-title, [data-section], .footer';

/** Words that were found before, and the text that the part had then. */
const known = new WeakMap<Shown, Map<Element, { text: string | null; words: Word[] }>>();

/** The words of one of the parts, in their order. */
export function wordsOf(part: Element, shown: Shown): Word[] {
  const parts = known.get(shown) ?? new Map<Element, { text: string | null; words: Word[] }>();
  known.set(shown, parts);
  const before = parts.get(part);
  const text = part.textContent;
  // An edit takes nodes out of the page and puts them back, which moves the ranges in them.
  const isSame =
    before?.text === text && before.words.every(({ range, shown }) => range.toString() === shown);
  if (isSame) return before.words;
  const words = findIn(part, shown);
  if (!part.querySelector('.edit-words')) parts.set(part, { text, words });
  return words;
}

function findIn(part: Element, { data, canvas }: Shown): Word[] {
  const marks = createMarks();
  const mark = marks.drawIn(SITE, [], plainText);
  const site = drawnSite(siteOf(data), canvas.forms, (text, path, field) =>
    SITE_WORDS.has(String(path[0])) ? mark(text, path, field) : plainText(text, path, field),
  );
  const content = markedPart(part, marks, data, canvas);
  if (!content) return [];
  const markup = renderToStaticMarkup(
    <CanvasContext value={{ ...canvas, site }}>
      <DrawnContexts>{content}</DrawnContexts>
    </CanvasContext>,
  );
  return findWords(part, markup, marks);
}

function markedPart(
  part: Element,
  marks: Marks,
  data: EditorData,
  { forms, tones, topTone, headerLeads, address }: CanvasState,
): ReactNode {
  if (part.matches('.header')) return <Header address={address} tone={topTone} leads={headerLeads} />;
  if (part.matches('.footer')) return <Footer />;
  if (part.matches('.notice')) return <NoticeBar />;
  if (part.matches('.page-title')) {
    const { title } = forms.page.fields ?? {};
    const draw = marks.drawIn(data.pageFile, ['title'], plainText);
    return title && <PageTitle>{draw(String(pageOf(data).title ?? ''), [], title)}</PageTitle>;
  }
  const sections = sectionsOf(data);
  const index = sections.findIndex(({ key }) => key === part.getAttribute('data-section'));
  const section = sections[index];
  if (!section) return undefined;
  const type = typeOf(section);
  const draw = marks.drawIn(data.pageFile, ['sections', index], plainText);
  const props = sectionProps(forms, type, section.value, draw);
  return <SectionOf type={type} props={props} tone={tones.get(section.key) ?? 'paper'} />;
}
