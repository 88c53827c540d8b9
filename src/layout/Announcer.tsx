/** Tells screen readers which page has come, since a client-side navigation says nothing by itself. */
export function Announcer({ text }: { text: string }) {
  return (
    <p className="visually-hidden" aria-live="polite" data-announcer="">
      {text}
    </p>
  );
}
