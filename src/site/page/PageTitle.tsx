import './page-title.css';

/** The main heading of a page that no section opens. */
export function PageTitle({ children }: { children: string }) {
  return (
    <div className="page-title tone-ink">
      <div className="wrap page-title-inner">
        <h1>{children}</h1>
      </div>
    </div>
  );
}
