import { expect, test } from 'vitest';
import { formModel } from '../../content/index.ts';
import { loadSchemas, readExamples } from '../../content/node/index.ts';
import { bundledExamples, bundledSchemas } from './bundled-schemas.ts';

test('a browser has the section types and examples that Node reads from the disk', async () => {
  const loaded = await loadSchemas();
  const bundled = bundledSchemas([...loaded.icons]);
  expect([...bundled.sections.keys()]).toEqual([...loaded.sections.keys()]);
  expect(formModel(bundled, bundledExamples)).toEqual(formModel(loaded, readExamples));
});
