import type { FormField, FormModel, Value } from '../../../../content/index.ts';
import { fill } from '../../../../site/ui/fill.ts';
import type { FieldProblem } from '../../../protocol.ts';
import { AnyField } from '../field-for.tsx';
import { type Group, groupOf, textOf, withField } from '../field-props.ts';
import { MenuField } from './MenuField.tsx';
import { PageActions } from './PageActions.tsx';
import type { PageCommands } from './page-commands.ts';
import './page.css';
import { pictureOf } from './page-picture.ts';
import { SearchResult } from './SearchResult.tsx';
import { SocialCard } from './SocialCard.tsx';

interface Props {
  forms: FormModel;
  address: string;
  /** The page's own fields. */
  page: Group;
  onChange: (page: Group) => void;
  sections: Value | undefined;
  /** site.yaml. */
  site: Group;
  onSiteChange: (site: Group) => void;
  /** Problems of the page's file. */
  problems: readonly FieldProblem[];
  commands: PageCommands;
}

/** What is set above these, in their order; all others follow. */
const first = ['title', 'description'];

/** A page as a whole: how it is found and shared, where it is, and what can be done with it. */
export function PagePanel({
  forms,
  address,
  page,
  onChange,
  sections,
  site,
  onSiteChange,
  problems,
  commands,
}: Props) {
  const title = textOf(page.title);
  const description = textOf(page.description);
  const company = textOf(groupOf(site.company).name);
  const url = new URL(address, textOf(site.address) || 'https://www.example.com');
  const documentTitle = fill(textOf(site.titlePattern), { title });
  const fields = Object.entries(forms.page.fields ?? {}).filter(([name]) => name !== 'sections');
  const show = ([name, field]: [string, FormField]) => (
    <AnyField
      key={name}
      id={`page-${name}`}
      field={field}
      path={[name]}
      problems={problems}
      value={page[name]}
      onChange={(next) => onChange(withField(page, name, next))}
    />
  );
  return (
    <section className="page-panel" aria-label="This page">
      {fields.filter(([name]) => first.includes(name)).map(show)}
      <SearchResult
        title={documentTitle}
        description={description}
        url={url.href}
        company={company}
        most={forms.page.fields?.description?.max ?? 160}
      />
      <SocialCard
        documentTitle={documentTitle}
        description={description}
        host={url.host}
        picture={pictureOf(page, sections)}
      />
      {fields.filter(([name]) => name === 'social').map(show)}
      <MenuField site={site} form={forms.site} address={address} title={title} onChange={onSiteChange} />
      {fields.filter(([name]) => ![...first, 'social'].includes(name)).map(show)}
      <PageActions address={address} title={title} commands={commands} />
    </section>
  );
}
