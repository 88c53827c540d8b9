import { type Data, Puck } from '@puckeditor/core';
import { useMemo, useState } from 'react';
import type { OpenFile } from '../protocol.ts';
import type { EditorSetup } from '../setup.ts';
import { editorData } from './data/page-data.ts';
import { editorConfig } from './draw/editor-config.tsx';
import { FrameContent } from './frame/frame-document.tsx';
import { Outline } from './frame/Outline.tsx';
import { Screen } from './Screen.tsx';

interface Props {
  setup: EditorSetup;
  page: OpenFile;
  /** The other files that the page shows. */
  others: OpenFile[];
}

/** The editor of one page. */
export function Editor({ setup, page, others }: Props) {
  const config = useMemo(() => editorConfig(setup.forms), [setup]);
  const [data] = useState(() => editorData(page, others));
  return (
    <Puck config={config} data={data as unknown as Data} ui={UI} overrides={OVERRIDES} iframe={FRAME}>
      <Screen setup={setup} opened={[page, ...others]} initial={data} />
    </Puck>
  );
}

/** Made once: Puck compares them by identity. */
const OVERRIDES = { iframe: FrameContent, actionBar: () => <></>, componentOverlay: Outline };
const FRAME = { enabled: true, waitForStyles: true };
const UI = { leftSideBarVisible: true, rightSideBarVisible: true };
