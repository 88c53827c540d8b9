import { expect, test } from 'vitest';
import { formModel } from '../../src/content/index.ts';
import { loadSchemas, readExamples } from '../../src/content/node/index.ts';
import { drawnTones } from '../../src/studio/app/canvas/draw/use-canvas-state.ts';
import { withKeys } from '../../src/studio/app/data/keyed.ts';

const forms = formModel(await loadSchemas(), readExamples);

test('a section has the tone that is chosen, else that of its type, else another one than its neighbour', () => {
  const sections = [{ type: 'hero' }, { type: 'cards' }, { type: 'bullets' }, { type: 'cta', tone: 'ink' }];
  const pageFile = 'pages/test.yaml';
  const data = { pageFile, contents: { [pageFile]: withKeys({ title: 'Test', sections }) } };
  expect(drawnTones(data, forms).map(([, tone]) => tone)).toEqual(['ink', 'paper', 'mist', 'ink']);
});
