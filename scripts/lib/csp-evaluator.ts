import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installTool } from './install-tool.ts';

/** What this project uses of Google's CSP Evaluator, a CommonJS package. */
interface Evaluator {
  CspEvaluator: new (
    policy: object,
  ) => { evaluate(): { severity: number; directive: string; description: string }[] };
}
interface Parser {
  CspParser: new (policy: string) => { csp: object };
}

/** Findings from this number on are advice: its `MEDIUM_MAYBE`, such as that `'self'` matters to sites with uploads. */
const ADVICE = 50;

/**
 * Rates a Content-Security-Policy with Google's CSP Evaluator.
 * @returns the weaknesses that it finds
 * @throws Error when npm cannot install it
 */
export async function weaknessesOf(policy: string): Promise<string[]> {
  const folder = await installTool('csp_evaluator', '1.1.8', 'The CSP Evaluator');
  const load = createRequire(join(folder, 'package.json'));
  const { CspEvaluator }: Evaluator = load('./dist/evaluator.js');
  const { CspParser }: Parser = load('./dist/parser.js');
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < ADVICE)
    .map(({ directive, description }) => `${directive}: ${description}`);
}
