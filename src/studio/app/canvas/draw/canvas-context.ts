import { createContext } from 'react';
import type { FormModel, Site, Tone } from '../../../../content/index.ts';
import type { Assets } from '../../../../site/context/assets.ts';

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
