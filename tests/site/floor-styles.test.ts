/**
 * The style sheets against the oldest browsers of `browserslist` in package.json, by the data of the Baseline project. Its
 * year 2022 has what browsers knew just before ours; what is newer is named here, and why the site does without it.
 */
import css from '@eslint/css';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { filesEnding, readBuilt } from './built-pages.ts';

/** What our browsers know, in part later than 2022 or, as Lightning CSS writes it, with a prefix. */
const KNOWN = {
  allowProperties: [
    'container-type',
    'forced-color-adjust',
    'hyphens',
    'mask-image',
    'outline',
    'overscroll-behavior',
    'text-size-adjust',
    'user-select',
  ],
  allowPropertyValues: { 'break-after': ['avoid'] },
  allowFunctions: ['fit-content'],
  allowSelectors: ['autofill', 'selection'],
  allowAtRules: ['page'],
};

/** Without these a page is laid out and works all the same; each has been looked at in Chromium 109 and WPE WebKit 2.38. */
const ADDITIONS = {
  allowProperties: [
    // Where lines of a paragraph end.
    'text-wrap',
    // What is not drawn far below the window.
    'contain-intrinsic-block-size',
    'content-visibility',
    // Chromium's moving cable; inside @supports.
    'animation-range',
    'animation-range-end',
    // A visitor's handle for a text field, and a phone's last pixel of a drawing.
    'resize',
    'overflow-clip-margin',
  ],
  allowPropertyValues: {
    // Titles and texts of neighbours on one line; a label before its text instead of above it.
    'grid-template-columns': ['subgrid'],
    'grid-template-rows': ['subgrid'],
    // The footer's own sheet of paper.
    'break-before': ['avoid'],
    // A font of the system for code, before others.
    'font-family': ['ui-monospace'],
  },
  // In @supports of something newer; the height of a drawing in whole pixels.
  allowFunctions: ['color-mix', 'round'],
  // The menu, with another way to open it in narrow.css; pages without scripts; the colour of a list's mark.
  allowSelectors: ['popover-open', 'has', 'marker'],
  // Entrance of the menu.
  allowAtRules: ['starting-style'],
  // Styles for pages without scripts.
  allowMediaConditions: ['scripting'],
};

const all = [KNOWN, ADDITIONS];
const options = {
  available: 2022,
  allowProperties: all.flatMap((one) => one.allowProperties),
  allowPropertyValues: Object.assign({}, ...all.map((one) => one.allowPropertyValues)),
  allowFunctions: all.flatMap((one) => one.allowFunctions),
  allowSelectors: all.flatMap((one) => one.allowSelectors),
  allowAtRules: all.flatMap((one) => one.allowAtRules),
  allowMediaConditions: ADDITIONS.allowMediaConditions,
};

const pages = filesEnding('.html').map(readBuilt);
const inline = pages.flatMap((html) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, code]) => code));
/** Those of the pages, each once, and those in files. */
const sheets = [...new Set(inline), ...filesEnding('.css').map(readBuilt)].map(String);

it('style sheets have nothing newer than the oldest browsers but what is named above', () => {
  const linter = new Linter();
  const messages = sheets.flatMap((sheet) =>
    linter.verify(
      sheet,
      [
        {
          files: ['**/*.css'],
          plugins: { css },
          language: 'css/css',
          languageOptions: { tolerant: true },
          rules: { 'css/use-baseline': ['error', options] },
        },
      ],
      'sheet.css',
    ),
  );
  expect(sheets.length).toBeGreaterThan(8);
  expect([...new Set(messages.map(({ message }) => message))]).toEqual([]);
}, 60_000);

it('nested rules are written out, and width queries have neither ranges nor “not” before a condition', () => {
  expect(sheets.filter((sheet) => sheet.includes('&'))).toEqual([]);
  const inStyles = sheets.flatMap((sheet) => sheet.match(/@media[^{]+/g) ?? []);
  const inPages = pages.flatMap((html) => html.match(/ (?:media|sizes)="[^"]+"/g) ?? []);
  expect(inStyles.length).toBeGreaterThan(100);
  expect(inPages.length).toBeGreaterThan(10);
  const newer = [...inStyles, ...inPages].filter((query) => /\([^)]*([<>]|&[lg]t;)|not \(/.test(query));
  expect([...new Set(newer)]).toEqual([]);
});
