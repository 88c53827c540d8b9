import './page-title.css';

/** The opening of a page without a hero: every page has one main heading. */
export function PageTitle({ children }: { children: string }) {
  return (
    <div className="page-title tone-ink">
      <div className="wrap page-title-inner">
        <h1>{children}</h1>
      </div>
    </div>
  );
}
