/** Whether a page or section is hidden today, by UTC. @param value as it is written, or its data */
export function isHidden(value: unknown): boolean {
  const { hidden, hiddenUntil } = Object(value) as { hidden?: unknown; hiddenUntil?: unknown };
  return String(hidden) === 'true' && !(String(hiddenUntil) <= new Date().toISOString());
}
