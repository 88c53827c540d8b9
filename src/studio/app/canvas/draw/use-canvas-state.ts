import { useMemo } from 'react';
import type { FileChoice } from '../../../field-data.ts';
import type { EditorSetup } from '../../../protocol.ts';
import { type EditorData, siteOf } from '../../data/page-data.ts';
import type { CanvasState } from './canvas-context.ts';
import { drawnHeaderLeads, drawnSite, drawnTitle, drawnTones } from './canvas-state.ts';
import { useAssets } from './use-assets.ts';

/**
 * What the canvas draws with. It stays the same object while only the fields of sections change.
 * @param files the files for visitors that there are
 */
export function useCanvasState(
  setup: EditorSetup,
  files: readonly FileChoice[],
  data: EditorData,
): CanvasState {
  const { forms, address } = setup;
  const assets = useAssets(setup, files, data);
  const siteFile = siteOf(data);
  const site = useMemo(() => drawnSite(siteFile, forms), [siteFile, forms]);
  const tones = useUnchanged(drawnTones(data, forms), (map) => JSON.stringify([...map]));
  const title = drawnTitle(data, forms);
  // A page without an opening section begins with its title on ink.
  const first = tones.values().next().value;
  const topTone = title === undefined && first === 'paper' ? 'paper' : 'ink';
  const headerLeads = drawnHeaderLeads(data, forms);
  return useMemo(
    () => ({ forms, address, assets, site, tones, topTone, headerLeads, title }),
    [forms, address, assets, site, tones, topTone, headerLeads, title],
  );
}

/** A value that stays the same object while its key does. */
function useUnchanged<Value>(value: Value, keyOf: (value: Value) => string): Value {
  const key = keyOf(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the value
  return useMemo(() => value, [key]);
}
