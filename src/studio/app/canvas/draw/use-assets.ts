import { useEffect, useMemo, useState } from 'react';
import { linkFiles } from '../../../../prerender/link-files.ts';
import { markdownIt } from '../../../../prerender/markdown.ts';
import type { Assets, FileData } from '../../../../site/context/assets.ts';
import { exampleTexts } from '../../../example-texts.ts';
import type { FileChoice } from '../../../field-data.ts';
import type { EditorSetup } from '../../../protocol.ts';
import { type EditorData, languageOf } from '../../data/page-data.ts';
import { shownFiles } from '../../data/shown-files.ts';
import { loadIcons, measurePictures } from '../../field-api.ts';
import {
  exampleAssets,
  missingPictures,
  type NeededAssets,
  neededAssets,
  withBlanks,
} from './needed-assets.ts';

const empty = (): Assets => ({ pictures: {}, icons: {}, files: {}, texts: exampleTexts() });

/** The assets of the page as it is now; what is new is fetched, and blank until then. */
export function useAssets({ forms }: EditorSetup, sizes: readonly FileChoice[], data: EditorData): Assets {
  const [known, setKnown] = useState(empty);
  const key = JSON.stringify(neededAssets(data, forms));
  const needed = useMemo(() => {
    const { pictures, icons, files } = JSON.parse(key) as NeededAssets;
    const examples = exampleAssets(forms);
    return {
      // Photographs of examples are large, and blank until such a section is on the page.
      fetched: { pictures, icons: [...icons, ...examples.icons], files },
      drawn: {
        pictures: [...pictures, ...examples.pictures],
        icons: [...icons, ...examples.icons],
        files: [...files, ...examples.files],
      },
    };
  }, [key, forms]);

  useEffect(() => {
    let isCurrent = true;
    fetchMissing(needed.fetched, known).then(
      (found) => found && isCurrent && setKnown((before) => merged(before, found)),
      (error: unknown) => console.warn(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [needed, known]);

  const { contents } = data;
  const language = languageOf(data);
  return useMemo(() => {
    const there = shownFiles(sizes, language);
    return withBlanks(needed.drawn, known, { ...known.texts, ...compiledTexts(contents, there) }, there);
  }, [needed, known, contents, sizes, language]);
}

type Found = Pick<Assets, 'pictures' | 'icons'>;

const merged = (before: Assets, { pictures, icons }: Found): Assets => ({
  ...before,
  pictures: { ...before.pictures, ...pictures },
  icons: { ...before.icons, ...icons },
});

/** Names that nothing has been found for, so that they are not asked for again. */
const unknown = new Set<string>();

async function fetchMissing(needed: NeededAssets, known: Assets): Promise<Found | undefined> {
  const isNew = (name: string) => !unknown.has(name);
  const pictures = missingPictures(needed, known).filter((picture) => isNew(JSON.stringify(picture)));
  const names = needed.icons.filter((name) => !known.icons[name] && isNew(name));
  if (pictures.length === 0 && names.length === 0) return undefined;
  for (const name of [...pictures.map((picture) => JSON.stringify(picture)), ...names]) unknown.add(name);
  const all = names.length > 0 ? await loadIcons() : [];
  const icons = all.filter(({ name, aliases }) => names.some((one) => one === name || aliases.includes(one)));
  return {
    icons: Object.fromEntries(
      names.flatMap((one) => {
        const icon = icons.find(({ name, aliases }) => name === one || aliases.includes(one));
        return icon ? [[one, icon.shape]] : [];
      }),
    ),
    pictures: pictures.length > 0 ? await measurePictures(pictures) : {},
  };
}

/** The Markdown texts as the site compiles them, with their changes. */
const compiledTexts = (
  contents: EditorData['contents'],
  there: ReadonlyMap<string, FileData>,
): Assets['texts'] =>
  Object.fromEntries(
    Object.entries(contents).flatMap(([file, { title, body }]) => {
      const [, name] = /^text\/(.+)\.md$/.exec(file) ?? [];
      if (name === undefined) return [];
      const html = linkFiles(markdownIt.render(String(body ?? '')), there);
      return [[name, { title: String(title ?? ''), html }]];
    }),
  );
