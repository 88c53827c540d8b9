import { use, useState } from 'react';
import type { FormField, Path } from '../../../../content/index.ts';
import { SITE } from '../../data/page-data.ts';
import { EditingContext, TargetContext, useEditing } from '../editing.ts';
import { FileFields } from '../FileFields.tsx';
import { problemsBelow } from '../field-props.ts';
import './site.css';

/** What all pages share: the company, header, footer, the form's words and the services behind them. */
export function SitePanel() {
  const path = use(TargetContext);
  const editing = useEditing();
  const groups = siteGroups(editing.forms.site);
  const [open, setOpen] = useState<string>();
  // Another click on the page leads to its part, even if somebody has closed it.
  const [met, setMet] = useState<Path>();
  if (path !== met) {
    setMet(path);
    setOpen(groups.find((group) => group.fields.some(([name]) => name === path?.[0]))?.title);
  }
  return (
    <section aria-label="The whole site">
      <h2 className="edit-heading">The whole site</h2>
      <EditingContext value={{ ...editing, address: undefined }}>
        {groups.map((group) => (
          <SitePart
            key={group.title}
            group={group}
            isOpen={open === group.title}
            onToggle={() => setOpen(open === group.title ? undefined : group.title)}
          />
        ))}
      </EditingContext>
    </section>
  );
}

/** A part of what all pages share, and the fields of site.yaml that belong to it. */
interface SiteGroup {
  title: string;
  help: string;
  fields: [name: string, field: FormField][];
}

/** The parts, each with its field; the last one has all other fields. */
const PARTS: readonly [title: string, help: string, field?: string][] = [
  ['Company', 'Who we are. Changed here, it changes everywhere.', 'company'],
  ['Notice', 'A line above every page, from its first day to its last.', 'notice'],
  ['Header', 'The links at the top of every page.', 'navigation'],
  ['Footer', 'The end of every page.', 'footer'],
  ['Contact form', 'The words of the form and what visitors read after sending.', 'contactForm'],
  ['Small words', 'Names for screen readers, short messages, the error page.', 'words'],
  ['Technical', 'Where the site is published, and services behind it.'],
];

/** The fields of site.yaml by the part of the shell that they are in. */
export function siteGroups({ fields = {} }: FormField): SiteGroup[] {
  const partOf = (name: string) => PARTS.find(([, , field]) => field === name) ?? PARTS.at(-1);
  return PARTS.map((part) => ({
    title: part[0],
    help: part[1],
    fields: Object.entries(fields).filter(([name]) => partOf(name) === part),
  }));
}

interface PartProps {
  group: SiteGroup;
  isOpen: boolean;
  onToggle: () => void;
}

function SitePart({ group: { title, help, fields }, isOpen, onToggle }: PartProps) {
  const { problems } = useEditing();
  const id = `site-part-${title.toLowerCase().replaceAll(' ', '-')}`;
  const own = problems.filter(({ file }) => file === SITE);
  const wrong = fields.flatMap(([name]) => problemsBelow(own, [name])).length;
  // The title of the part names its only group.
  const [[name, field] = [], ...others] = fields;
  const isAlone = others.length === 0 && field?.kind === 'map' && field.required;
  return (
    <div className="site-part">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {title}
          {wrong > 0 && <span className="field-item-wrong">{wrong} to look at</span>}
        </button>
      </h3>
      <div id={id} hidden={!isOpen} data-path={isAlone ? JSON.stringify([name]) : undefined}>
        {isOpen && (
          <>
            <p className="field-help">{help}</p>
            {isAlone && name !== undefined ? (
              <FileFields
                id={`site-${name}`}
                file={SITE}
                path={[name]}
                fields={Object.entries(field.fields ?? {})}
              />
            ) : (
              <FileFields id="site" file={SITE} fields={fields} />
            )}
          </>
        )}
      </div>
    </div>
  );
}
