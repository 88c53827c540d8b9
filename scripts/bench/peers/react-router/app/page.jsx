import { readFileSync } from 'node:fs';

/** Runs when the pages are prerendered. */
export function loader({ params }) {
  return JSON.parse(readFileSync(`content/${params.slug ?? 'index'}.json`, 'utf8'));
}

export const meta = ({ loaderData }) => [{ title: loaderData.title }, ...loaderData.tags];

export default function Page({ loaderData }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build has made it.
  return <main id="main" dangerouslySetInnerHTML={{ __html: loaderData.main }} />;
}
