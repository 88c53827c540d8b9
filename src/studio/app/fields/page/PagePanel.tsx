import { useEditor } from '../../data/editor-state.tsx';
import { pageOf } from '../../data/page-data.ts';
import { useEditing } from '../editing.ts';
import { FileFields } from '../FileFields.tsx';
import { MenuField } from './MenuField.tsx';
import { PageActions } from './PageActions.tsx';
import { PagePreviews } from './PagePreviews.tsx';
import './page.css';

/** A page as a whole: how it is found and shared, where it is, and what can be done with it. */
export function PagePanel() {
  const { data } = useEditor();
  const { forms, address = '/' } = useEditing();
  const { title, description, social, sections: _, ...others } = forms.page.fields ?? {};
  const words = String(pageOf(data).title ?? '');
  const show = (some: typeof forms.page.fields) => (
    <FileFields id="page" file={data.pageFile} fields={Object.entries(some ?? {})} />
  );
  return (
    <section aria-label="This page">
      <h2 className="edit-heading">This page</h2>
      {title && description && show({ title, description })}
      <PagePreviews address={address} />
      {social && show({ social })}
      <MenuField address={address} title={words} />
      {show(others)}
      <PageActions address={address} title={words} />
    </section>
  );
}
