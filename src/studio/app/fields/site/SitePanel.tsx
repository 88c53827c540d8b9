import { useEffect, useRef, useState } from 'react';
import type { FormField, Path } from '../../../../content/index.ts';
import type { FieldProblem } from '../../../protocol.ts';
import { AnyField } from '../field-for.tsx';
import { type Group, groupOf, problemsBelow, withField } from '../field-props.ts';
import { GroupFields } from '../GroupField.tsx';
import { type SiteGroup, siteGroups } from './site-groups.ts';
import './site.css';

interface Props {
  /** What was clicked on the page; its group is open. */
  path: Path;
  /** site.yaml. */
  data: Group;
  shape: FormField;
  onChange: (data: Group) => void;
  /** Problems of site.yaml. */
  problems: readonly FieldProblem[];
}

/** What all pages share: the company, header, footer, the form's words and the services behind them. */
export function SitePanel({ path, data, shape, onChange, problems }: Props) {
  const groups = siteGroups(shape);
  const clicked = groups.find((group) => group.fields.some(([name]) => name === path[0]))?.title;
  const [open, setOpen] = useState(clicked);
  const panel = useRef<HTMLElement>(null);

  // Another click on the page leads to its group, even if somebody has closed it.
  useEffect(() => {
    setOpen(clicked);
    const field = document.getElementById(['site', ...path].join('-'));
    (field ?? panel.current?.querySelector('[aria-expanded="true"]'))?.scrollIntoView({ block: 'nearest' });
  }, [clicked, path]);

  return (
    <section ref={panel} className="site-panel" aria-label="The whole site">
      {groups.map((group) => (
        <SitePart
          key={group.title}
          group={group}
          isOpen={open === group.title}
          onToggle={() => setOpen(open === group.title ? undefined : group.title)}
          {...{ data, onChange, problems }}
        />
      ))}
    </section>
  );
}

interface PartProps extends Pick<Props, 'data' | 'onChange' | 'problems'> {
  group: SiteGroup;
  isOpen: boolean;
  onToggle: () => void;
}

function SitePart({ group: { title, help, fields }, isOpen, onToggle, data, onChange, problems }: PartProps) {
  const id = `site-part-${title.toLowerCase().replaceAll(' ', '-')}`;
  const wrong = fields.flatMap(([name]) => problemsBelow(problems, [name])).length;
  return (
    <div className="site-part">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {title}
          {wrong > 0 && <span className="field-item-wrong">{wrong} to look at</span>}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <p className="field-help">{help}</p>
            {fields.map(([name, field]) => {
              const shared = {
                id: `site-${name}`,
                field,
                path: [name],
                problems,
                value: data[name],
                onChange: (next: Group[string] | undefined) => onChange(withField(data, name, next)),
              };
              // The title of the part names its only group.
              const isAlone = fields.length === 1 && field.kind === 'map' && field.required;
              if (!isAlone) return <AnyField {...shared} key={name} />;
              return <GroupFields {...shared} key={name} value={groupOf(data[name])} Field={AnyField} />;
            })}
          </>
        )}
      </div>
    </div>
  );
}
