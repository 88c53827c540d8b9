/** Reloads the page after a change of code or content, which may have fixed the error. */
for (const event of ['code:changed', 'content:changed'] as const)
  import.meta.hot?.on(event, () => location.reload());
