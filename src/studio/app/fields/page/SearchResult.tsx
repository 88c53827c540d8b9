interface Props {
  /** Title of the document: the page's in the site's pattern. */
  title: string;
  description: string;
  /** Web address of the page. */
  url: string;
  company: string;
  /** Longest description that search engines show. */
  most: number;
}

/** A page as search engines list it. */
export const SearchResult = ({ title, description, url, company, most }: Props) => (
  <figure className="page-preview">
    <figcaption>As a search engine lists it</figcaption>
    <div className="search-result">
      <p className="search-site">
        <strong>{company}</strong>
        <span>
          {url
            .replace(/^https?:\/\//, '')
            .replaceAll('/', ' › ')
            .replace(/ › $/, '')}
        </span>
      </p>
      <p className="search-title">{title}</p>
      <p className="search-description">{cut(description, most)}</p>
    </div>
  </figure>
);

/** As much of a text as there is room for, in whole words. */
const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
