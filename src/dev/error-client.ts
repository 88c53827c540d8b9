/** Loads the page again as soon as its code or its content may be right. */
for (const event of ['code:changed', 'content:changed'] as const)
  import.meta.hot?.on(event, () => location.reload());
