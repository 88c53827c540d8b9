import { problemsOverlay } from './overlay.ts';
import type { ShownProblems } from './view.ts';
import { warningsBadge } from './warnings-badge.ts';

/**
 * Shows content problems above the page: errors in an overlay, warnings behind a badge in the corner.
 * @returns a function that updates the problems
 */
export function problemsDisplay(): (sent: ShownProblems) => void {
  const overlay = problemsOverlay();
  const badge = warningsBadge();
  let isListOpen = false;
  return ({ problems, token }) => {
    overlay.token = token;
    const errors = problems.filter(({ severity }) => severity === 'error');
    const warnings = problems.filter(({ severity }) => severity === 'warning');
    // An open list of warnings is updated.
    isListOpen &&= overlay.matches(':popover-open') && errors.length === 0;
    overlay.show(isListOpen ? warnings : errors);
    badge.show(warnings, () => {
      isListOpen = errors.length === 0;
      overlay.show(isListOpen ? warnings : errors);
    });
  };
}
