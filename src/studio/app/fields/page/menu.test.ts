import { expect, it } from 'vitest';
import type { Value } from '../../../../content/index.ts';
import { withKeys, withoutKeys } from '../../data/keyed.ts';
import { menuGroups, moveInMenu, placeInMenu } from './menu.ts';

const content = {
  address: 'https://www.example.com',
  navigation: {
    items: [
      { label: 'Home', link: '/' },
      {
        label: 'Services',
        items: [
          { label: 'Wi-Fi', link: '/wireless' },
          { label: 'Cables', link: '/cables' },
        ],
      },
      { label: 'More', items: [{ label: 'Jobs', link: '/jobs' }] },
      { label: 'Company', link: '/about' },
    ],
    button: { label: 'Quote', link: '/contact' },
  },
};
const site = withKeys(content as unknown as { [name: string]: Value });
const items = (moved: ReturnType<typeof moveInMenu>) =>
  (withoutKeys(moved) as typeof content.navigation.items).map((one) =>
    'items' in one ? `${one.label}: ${one.items?.map(({ label }) => label).join(', ')}` : one.label,
  );
const move = (address: string, place: 'none' | 'top' | number, most = 7) =>
  moveInMenu(site, address, 'New', place, most);

it('knows where a page is', () => {
  expect(['/', '/cables', '/jobs', '/contact'].map((address) => placeInMenu(site, address))).toEqual([
    'top',
    1,
    2,
    'none',
  ]);
  expect(menuGroups(site)).toEqual([
    { place: 1, label: 'Services' },
    { place: 2, label: 'More' },
  ]);
});

it('adds a page, at the end and in a group', () => {
  expect(items(move('/new', 'top'))).toEqual([
    'Home',
    'Services: Wi-Fi, Cables',
    'More: Jobs',
    'Company',
    'New',
  ]);
  expect(items(move('/new', 2))[2]).toBe('More: Jobs, New');
});

it('moves a page with its words, and takes it out', () => {
  expect(items(move('/cables', 'top'))).toEqual([
    'Home',
    'Services: Wi-Fi',
    'More: Jobs',
    'Company',
    'Cables',
  ]);
  expect(items(move('/about', 1))).toEqual(['Home', 'Services: Wi-Fi, Cables, Company', 'More: Jobs']);
  expect(items(move('/about', 'none'))).toEqual(['Home', 'Services: Wi-Fi, Cables', 'More: Jobs']);
});

it('says why something is not possible', () => {
  expect(move('/jobs', 'none')).toMatch(/only page under “More”/);
  expect(move('/new', 'top', 4)).toMatch(/has room for 4 entries/);
  const alone = withKeys({ navigation: { items: [{ label: 'Home', link: '/' }] } });
  expect(moveInMenu(alone, '/', '', 'none', 7)).toMatch(/needs one/);
});
