import { problemsOverlay } from './overlay.ts';
import type { ProblemView } from './view.ts';
import { warningsBadge } from './warnings-badge.ts';

/**
 * Shows what the check says over the page: errors in the overlay at once, warnings behind a sign in the corner.
 * @returns a function that shows the problems as they are now
 */
export function problemsDisplay(): (problems: readonly ProblemView[]) => void {
  const overlay = problemsOverlay();
  const sign = warningsBadge();
  let isListOpen = false;
  return (problems) => {
    const errors = problems.filter(({ severity }) => severity === 'error');
    const warnings = problems.filter(({ severity }) => severity === 'warning');
    // A list of warnings that is open follows what is saved.
    isListOpen &&= overlay.matches(':popover-open') && errors.length === 0;
    overlay.show(isListOpen ? warnings : errors);
    sign.show(warnings, () => {
      isListOpen = errors.length === 0;
      overlay.show(isListOpen ? warnings : errors);
    });
  };
}
