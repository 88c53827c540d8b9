/** Where the server repairs what is in the query as `problem`. */
export const REPAIR_PATH = '/__repair';

/**
 * Requests the repair of a button. The server updates the list; a failure is shown beside the button.
 * @param token the server's, which came with the problem
 */
export async function requestRepair(button: HTMLButtonElement, token: string): Promise<void> {
  const output = button.parentElement?.querySelector('output');
  // Not `disabled`: the button would lose the focus, which moves to the next button after the repair.
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  const failure = await fetch(`${REPAIR_PATH}?problem=${button.dataset.repair}`, {
    method: 'POST',
    headers: { 'edit-token': token },
  }).then(
    (response) => (response.ok ? undefined : failureOf(response)),
    () => 'The development server does not answer.',
  );
  if (failure === undefined) return;
  button.ariaDisabled = 'false';
  if (output) output.textContent = failure;
}

async function failureOf(response: Response): Promise<string> {
  const { message } = (await response.json()) as { message: string };
  return message;
}
