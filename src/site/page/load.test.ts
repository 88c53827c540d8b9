import { expect, it, vi } from 'vitest';
import type { PageContent } from './content.ts';

const page = {
  name: 'about',
  address: '/about',
  title: 'About Us',
  description: '',
  sections: [{ type: 'closing', heading: 'Vision', text: 'Networks that nobody notices.' }],
};
const content = { version: '1-a', page, assets: { pictures: {}, icons: {}, texts: {} } } as PageContent;

it.each<[string, () => Response]>([
  ['that is not ok', () => Response.json(content, { status: 500 })],
  ['that is no JSON', () => new Response('<!doctype html>')],
  ['without a version', () => Response.json({ ...content, version: undefined })],
  ['of another address', () => Response.json({ ...content, page: { ...page, address: '/contact' } })],
  [
    'with a section that this version does not know',
    () =>
      Response.json({
        ...content,
        page: { ...page, sections: [...page.sections, { type: 'from-the-future' }] },
      }),
  ],
])('takes no answer %s, and asks again', async (_, answer) => {
  vi.resetModules();
  const { loadContent } = await import('./load.ts');
  expect(await loadContent('/about', Promise.resolve(answer()))).toBeUndefined();
  expect(await loadContent('/about', Promise.resolve(Response.json(content)))).toEqual(content);
});
