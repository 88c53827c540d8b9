import { decode, type PageParts } from './site-parts.ts';

/** Another tool that builds the same pages. */
export interface Peer {
  name: string;
  /** Folder of its few source files, beside this file. */
  folder: string;
  /** Program and arguments that build it, in its folder. */
  command: string[];
  /** Folder of the built site. */
  out: string;
  /** Where it imports or reads the common style sheet; undefined if it inlines those of each page. */
  stylesheet?: string;
  /** Name and text of a page's file in its `content/`. */
  contentFile(page: PageParts): [name: string, text: string];
}

const jsonFile = ({ slug, ...page }: PageParts): [string, string] => [`${slug}.json`, JSON.stringify(page)];

/** What React Router's `meta` returns for elements of a `<head>`. */
const descriptors = (head: string): object[] =>
  [...head.matchAll(/<(meta|link|script) ([^>]*)>([^<]*)/g)].map(([, tagName, attributes = '', text = '']) =>
    tagName === 'script'
      ? { 'script:ld+json': JSON.parse(text) }
      : {
          tagName,
          ...Object.fromEntries(
            [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = '']) => [
              name,
              decode(value),
            ]),
          ),
        },
  );

/** The tools of the comparison; each uses what its documentation or its makers' starter recommends. */
export const PEERS: readonly Peer[] = [
  {
    name: 'Eleventy',
    folder: 'eleventy',
    command: ['node_modules/.bin/eleventy', '--quiet'],
    out: 'out',
    contentFile: ({ slug, main, ...data }) => [
      `${slug}.html`,
      `---json\n${JSON.stringify({ ...data, permalink: `/${slug}.html` })}\n---\n${main}`,
    ],
  },
  {
    name: 'Astro',
    folder: 'astro',
    command: ['node_modules/.bin/astro', 'build'],
    out: 'out',
    stylesheet: 'src/styles.css',
    contentFile: jsonFile,
  },
  {
    name: 'Hugo',
    folder: 'hugo',
    command: ['hugo', '--quiet'],
    out: 'out',
    stylesheet: 'assets/css/styles.css',
    contentFile: ({ slug, main, sections: _, ...data }) => [
      `${slug === 'index' ? '_index' : slug}.html`,
      `${JSON.stringify(data)}\n${main}`,
    ],
  },
  {
    name: 'Next',
    folder: 'next',
    command: ['node_modules/.bin/next', 'build'],
    out: 'out',
    stylesheet: 'app/styles.css',
    contentFile: jsonFile,
  },
  {
    name: 'React Router',
    folder: 'react-router',
    command: ['node_modules/.bin/react-router', 'build'],
    out: 'out/client',
    stylesheet: 'app/styles.css',
    contentFile: ({ slug, title, head, main }) => [
      `${slug}.json`,
      JSON.stringify({ title, tags: descriptors(head), main }),
    ],
  },
];
