import type { Diagnostic } from '../../src/content/index.ts';
import { loadSchemas, readContent } from '../../src/content/node/index.ts';
import type { EditContext } from '../../src/studio/server/gate.ts';

/** A context for parts of the editor's server; `written` collects the paths that they report. */
export async function editContext(dir: string): Promise<EditContext & { paths: string[] }> {
  const schemas = await loadSchemas();
  let problems: Diagnostic[] = (await readContent(dir)).problems;
  const paths: string[] = [];
  return {
    dir,
    paths,
    schemas: () => schemas,
    problems: () => problems,
    async written(files) {
      paths.push(...files);
      problems = (await readContent(dir)).problems;
    },
  };
}
