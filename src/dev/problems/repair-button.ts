import type { EditFailure } from '../../editor/protocol.ts';

/** Requests the repair of a button. The server updates the list; a failure is shown beside the button. */
export async function requestRepair(button: HTMLButtonElement): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="edit-token"]');
  const output = button.parentElement?.querySelector('output');
  // Not `disabled`: the button would lose the focus, which moves to the next button after the repair.
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  const failure = await fetch(`/__edit/repair?problem=${button.dataset.repair}`, {
    method: 'POST',
    headers: { 'Edit-Token': meta?.content ?? '' },
  }).then(
    (response) => (response.ok ? undefined : failureOf(response)),
    () => 'The development server does not answer.',
  );
  if (failure === undefined) return;
  button.ariaDisabled = 'false';
  if (output) output.textContent = failure;
}

async function failureOf(response: Response): Promise<string> {
  const { message } = (await response.json()) as EditFailure;
  return message;
}
