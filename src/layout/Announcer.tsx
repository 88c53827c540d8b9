/** Announces the new page to screen readers, which a client-side navigation does not do by itself. */
export function Announcer({ text }: { text: string }) {
  return (
    <p className="visually-hidden" aria-live="polite" data-announcer="">
      {text}
    </p>
  );
}
