/** The Trusted Types policy for the address of the worker; the Content-Security-Policy allows it by name. */
export const WORKER_POLICY = 'editor-worker';

interface Factory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Marks the address of a script of the editor as trusted. */
export function trustedUrl(url: string): string {
  const trustedTypes = window.trustedTypes as unknown as Factory | undefined;
  return (
    trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: (own) => own }).createScriptURL(url) ?? url
  );
}
