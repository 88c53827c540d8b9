import { createContext, useMemo } from 'react';
import type { FormModel, Section, Site, Tone } from '../../../../content/index.ts';
import { isHidden } from '../../../../content/shared/is-hidden.ts';
import type { Assets } from '../../../../site/context/assets.ts';
import { tonesOf } from '../../../../site/page/tones.ts';
import type { FileChoice } from '../../../field-data.ts';
import type { EditorSetup } from '../../../protocol.ts';
import type { Keyed } from '../../data/keyed.ts';
import { type EditorData, pageOf, sectionsOf, siteOf, typeOf } from '../../data/page-data.ts';
import { type DrawText, drawable } from './drawable.ts';
import { useAssets, useUnchanged } from './use-assets.ts';

/** What the canvas draws with, besides the content of each section. */
export interface CanvasState {
  forms: FormModel;
  site: Site;
  assets: Assets;
  address: string;
  /** The title above the first section, where no section opens the page. */
  title: string | undefined;
  /** By key of the section. */
  tones: ReadonlyMap<string, Tone>;
  /** Background behind the header. */
  topTone: 'paper' | 'ink';
  /** Whether the header's button is the only one on the page. */
  headerLeads: boolean;
}

export const CanvasContext = createContext<CanvasState>(undefined as never);

/**
 * What the canvas draws with. It stays the same object while only the fields of sections change.
 * @param files the files for visitors that there are
 */
export function useCanvasState(
  { forms, address }: EditorSetup,
  files: readonly FileChoice[],
  data: EditorData,
): CanvasState {
  const assets = useAssets(forms, files, data);
  const siteFile = siteOf(data);
  const site = useMemo(() => drawnSite(siteFile, forms), [siteFile, forms]);
  const ordered = useUnchanged(drawnTones(data, forms));
  const tones = useMemo(() => new Map(ordered), [ordered]);
  const opens = sectionsOf(data).some((section) => forms.sections[typeOf(section)]?.meta.opensPage);
  const title = opens ? undefined : String(pageOf(data).title ?? '');
  // A page without an opening section begins with its title on ink.
  const topTone = title === undefined && ordered[0]?.[1] === 'paper' ? 'paper' : 'ink';
  const [first] = visibleOf(data);
  const headerLeads = !(first && (forms.sections[typeOf(first)]?.meta.hasButton || first.value.button));
  return useMemo(
    () => ({ forms, address, assets, site, tones, topTone, headerLeads, title }),
    [forms, address, assets, site, tones, topTone, headerLeads, title],
  );
}

/** The site's content as the canvas shows it. */
export const drawnSite = (file: Keyed | undefined, forms: FormModel, draw?: DrawText) =>
  drawable(file, forms.site, draw) as Site;

const visibleOf = (data: EditorData) => sectionsOf(data).filter(({ value }) => !isHidden(value));

/** The tone of each section by its type or its neighbours where none is chosen, by key; it is never written. */
export function drawnTones(data: EditorData, forms: FormModel): [key: string, tone: Tone][] {
  const visible = visibleOf(data);
  const tones = tonesOf(
    visible.map((section) => {
      const { value } = section;
      const tone = value.tone ?? forms.sections[typeOf(section)]?.shape.fields?.tone?.default;
      return { ...value, tone } as unknown as Section;
    }),
  );
  return visible.map(({ key }, at) => [key, tones[at] ?? 'paper']);
}
