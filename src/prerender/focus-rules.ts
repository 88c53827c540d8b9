/** A focal point as editors write it, such as `70% 45%`, in percent. */
export const focusPercents = (focus: string): number[] => focus.split(' ').map(Number.parseFloat);

/** CSS for the classes of `<Picture>` at these focal points; nothing if there are none. */
export function focusRules(points: Iterable<string | undefined>): string {
  const rules = new Set<string>();
  for (const point of points) {
    if (point === undefined) continue;
    const [x, y] = focusPercents(point);
    rules.add(`.at-x${x}{--focus-x:${x}%}`).add(`.at-y${y}{--focus-y:${y}%}`);
  }
  return rules.size === 0 ? '' : `@layer ui{${[...rules].sort().join('')}}`;
}

/** CSS for every focal point, for the development server: editors may write any. */
export const allFocusRules = (): string =>
  focusRules(Array.from({ length: 101 }, (_, percent) => `${percent}% ${percent}%`));
