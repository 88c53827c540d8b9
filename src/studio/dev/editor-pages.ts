import type { Page, Section } from '../../content/index.ts';
import type { Assets } from '../../site/context/assets.ts';
import type { PageContent } from '../../site/page/content.ts';
import { escapeHtml, scriptJson } from '../../site/page/escape-html.ts';
import type { Room } from '../room/room.ts';
import { EDITOR_ROOT, type EditorSetup, SETUP_ID } from '../setup.ts';
import { SITE_DIR } from './dev-assets.ts';
import { editorCode } from './editor-code.ts';
import { exampleTexts } from './example-texts.ts';
import type { LiveContent } from './live-content.ts';

/** Adds assets to a page, including texts that only examples use. */
type Assemble = (page: Page, moreTexts: Assets['texts'], needsAll: boolean) => Promise<PageContent>;

/**
 * The documents of the visual editor: `/_edit` followed by the address of a page.
 * @param tag HTML for their heads, with the token
 * @returns a function that returns the HTML at an address, or undefined
 */
export function editorPages(live: LiveContent, css: string, room: Room, tag: string, assemble: Assemble) {
  return async (address: string): Promise<string | undefined> => {
    if (!(address === EDITOR_ROOT || address.startsWith(`${EDITOR_ROOT}/`))) return undefined;
    const edited = address.slice(EDITOR_ROOT.length) || '/';
    const page = live.pages.get(edited);
    if (!page && !live.broken.has(edited)) return undefined;
    const [code, content] = await Promise.all([editorCode(SITE_DIR), setupOf(edited, page)]);
    const setup = scriptJson(content);
    const document = [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Edit ${escapeHtml(page?.title ?? edited)}</title>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">',
      `${tag}<link rel="stylesheet" href="${code}/editor.css"><style>${css}</style>`,
      `<script type="module" src="${code}/editor.js"></script>`,
      `<script type="application/json" id="${SETUP_ID}">${setup}</script>`,
      '</head><body><div id="root"></div></body></html>',
    ];
    return document.join('');
  };

  async function setupOf(address: string, page: Page | undefined): Promise<EditorSetup> {
    const setup = await room.setup(address);
    const { forms } = setup;
    const examples = Object.entries(forms.sections).map(([type, { example }]) => ({ ...example, type }));
    const shown: Page = {
      ...(page ?? { name: '', address, title: '', description: '' }),
      sections: [...(page?.sections ?? []), ...(examples as Section[])],
    };
    const texts = Object.assign({}, ...Object.keys(forms.sections).map(exampleTexts));
    const { assets } = await assemble(shown, texts, false);
    return { ...setup, assets };
  }
}
