/** Has the server make the repair of a button. Its list changes by itself; what went wrong is said beside it. */
export async function askForRepair(button: HTMLButtonElement): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="repair-token"]');
  const output = button.parentElement?.querySelector('output');
  button.disabled = true;
  const failure = await fetch(`/__repair?problem=${button.dataset.repair}`, {
    method: 'POST',
    headers: { 'Repair-Token': meta?.content ?? '' },
  }).then(
    (response) => (response.ok ? undefined : response.text()),
    () => 'The development server does not answer.',
  );
  if (failure === undefined) return;
  button.disabled = false;
  if (output) output.textContent = failure;
}
