import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { elements } from '../html.jsx';

export const dynamicParams = false;

export function generateStaticParams() {
  const slugs = readdirSync('content').map((file) => file.replace('.json', ''));
  return slugs.map((slug) => ({ slug: slug === 'index' ? [] : [slug] }));
}

export default async function Page({ params }) {
  const { slug = ['index'] } = await params;
  const { title, head, main } = JSON.parse(await readFile(`content/${slug[0]}.json`, 'utf8'));
  return (
    <>
      <title>{title}</title>
      {elements(head)}
      <main id="main">{elements(main)}</main>
    </>
  );
}
