import { fill } from '../../../../site/ui/fill.ts';
import { useEditor } from '../../data/editor-state.tsx';
import { fieldsOf, textOf } from '../../data/keyed.ts';
import { pageOf, picturesIn, siteOf } from '../../data/page-data.ts';
import { useEditing } from '../editing.ts';
import { StoredPicture } from '../picture/StoredPicture.tsx';

/** A page as search engines list it, and as it is shown where somebody shares it. */
export function PagePreviews({ address }: { address: string }) {
  const { data } = useEditor();
  const { forms } = useEditing();
  const page = pageOf(data);
  const site = siteOf(data);
  const title = fill(textOf(site.titlePattern), { title: textOf(page.title) });
  const description = textOf(page.description);
  const { host, pathname } = new URL(address, textOf(site.address) || 'https://www.example.com');
  const [picture] = [...picturesIn(page.social), ...picturesIn(page.sections)];
  return (
    <>
      <figure className="page-preview">
        <figcaption>As a search engine lists it</figcaption>
        <div className="search-result">
          <p className="search-site">
            <strong>{textOf(fieldsOf(site.company).name)}</strong>
            <span>{(host + pathname).replaceAll('/', ' › ').replace(/ › $/, '')}</span>
          </p>
          <p className="search-title">{title}</p>
          <p className="search-description">{cut(description, forms.page.fields?.description?.max ?? 160)}</p>
        </div>
      </figure>
      <figure className="page-preview">
        <figcaption>As it looks where somebody shares it</figcaption>
        <div className="social-card">
          <div className="social-picture">
            {picture && (
              <StoredPicture
                file={String(picture.file)}
                {...(picture.focus && { style: { objectPosition: String(picture.focus) } })}
              />
            )}
          </div>
          <div className="social-words">
            <p>{host}</p>
            <p className="social-heading">{title}</p>
            <p>{description}</p>
          </div>
        </div>
      </figure>
    </>
  );
}

/** As much of a text as there is room for, in whole words. */
const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
