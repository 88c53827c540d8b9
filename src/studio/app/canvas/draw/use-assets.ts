import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormModel } from '../../../../content/index.ts';
import { FILE_LINK } from '../../../../content/shared/file-link.ts';
import type { Assets, PictureData } from '../../../../site/context/assets.ts';
import { exampleTexts } from '../../../example-texts.ts';
import type { FileChoice } from '../../../field-data.ts';
import { post } from '../../api.ts';
import { type Keyed, withKeys } from '../../data/keyed.ts';
import { type EditorData, filesIn, languageOf, pageOf, picturesIn } from '../../data/page-data.ts';
import { compiledText, shownFiles } from '../../data/shown-files.ts';
import { useIcons } from '../../fields/icon/use-icons.ts';

type Pictures = Record<string, PictureData>;

/** The assets of the page as it is now, and of examples; pictures and icons are blank until they are there. */
export function useAssets(forms: FormModel, files: readonly FileChoice[], data: EditorData): Assets {
  const loaded = useIcons();
  const icons = useMemo(() => {
    const shapes = loaded?.flatMap(({ name, aliases, shape }) =>
      [name, ...aliases].map((one) => [one, shape]),
    );
    return withBlank<Assets['icons'][string]>(Object.fromEntries(shapes ?? []), []);
  }, [loaded]);

  const { sections } = pageOf(data);
  const found = usePictures(sections);
  const pictures = useMemo(() => withBlank(found, BLANK, fileOfKey), [found]);

  const language = languageOf(data);
  const there = useMemo(() => shownFiles(files, language), [files, language]);
  const written = useUnchanged(Object.entries(data.contents).filter(([file]) => file.startsWith('text/')));
  const texts = useMemo(() => {
    const compiled = written.map(([file, { title, body }]) => {
      const html = compiledText(String(body ?? ''), there);
      return [file.replace(/^text\/|\.md$/g, ''), { title: String(title ?? ''), html }];
    });
    return { ...exampleTexts(), ...(Object.fromEntries(compiled) as Assets['texts']) };
  }, [written, there]);

  const examples = useMemo(
    () => Object.values(forms.sections).flatMap(({ example }) => filesIn(withKeys(example))),
    [forms],
  );
  const named = useUnchanged([...examples, ...filesIn(sections)].map(({ file }) => String(file)));
  return useMemo(() => {
    const blank = shownFiles(
      named.map((file) => ({ file, bytes: 0 })),
      language,
    );
    const links = [...there].map(([name, file]) => [FILE_LINK + name, file] as const);
    return { icons, pictures, texts, files: Object.fromEntries([...blank, ...there, ...links]) };
  }, [icons, pictures, texts, there, named, language]);
}

/** The pictures of the page by their files; what is new is fetched. */
function usePictures(sections: Keyed | undefined): Pictures {
  const [known, setKnown] = useState<Pictures>({});
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const named = new Set(picturesIn(sections).map(({ file }) => String(file)));
    const fresh = [...named].filter((file) => !asked.current.has(file));
    if (fresh.length === 0) return;
    for (const file of fresh) asked.current.add(file);
    post<Pictures>('pictures', fresh).then(
      (found) => setKnown((before) => ({ ...before, ...found })),
      (error: unknown) => console.warn(error),
    );
  }, [sections]);
  return known;
}

/** The file in a key of `pictureKey`: in the editor all crops are the whole picture. */
const fileOfKey = (key: string) => key.replace(/^[^/]*\/| \d+% \d+%$/g, '');

/** Values by name, and one for all other names. */
const withBlank = <Value>(values: Record<string, Value>, blank: Value, nameOf = (key: string) => key) =>
  new Proxy(values, { get: (all, key) => all[nameOf(String(key))] ?? blank });

const BLANK: PictureData = {
  base: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>')}`,
  width: 1600,
  height: 900,
  crops: [],
};

/** A value that stays the same object while it has the same content. */
export function useUnchanged<Value>(value: Value): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text represents the value
  return useMemo(() => value, [JSON.stringify(value)]);
}
