import parse, { attributesToProps, domToReact } from 'html-react-parser';
import { PageLink } from './page-link.jsx';

/** Makes elements of HTML, as components would have them: with the router's links. */
export function elements(html) {
  const options = {
    replace({ name, attribs, children }) {
      if (name !== 'a' || !attribs.href.startsWith('/')) return undefined;
      return <PageLink {...attributesToProps(attribs)}>{domToReact(children, options)}</PageLink>;
    },
  };
  return parse(html, options);
}
