import { useMemo } from 'react';
import type { FormModel, Path, Value } from '../../../content/index.ts';
import type { FieldProblem } from '../../protocol.ts';
import { type KeyedFields, keepKeys, withoutKeys } from '../data/keyed.ts';
import { type EditorData, sectionOf } from '../data/page-data.ts';
import { type PageCommands, PagePanel, SitePanel, useEditing } from '../fields/index.ts';
import { useCommands } from '../use-editor.ts';
import './panel.css';
import { fileAt, pageCommands } from './page-api.ts';
import { SectionFields } from './SectionFields.tsx';

/** What the panel shows: the selected section, the page as a whole, or what all pages share. */
export type View = { of: 'section' | 'page' } | { of: 'site'; path: Path };

interface Props {
  data: EditorData;
  selected: number | undefined;
  pageFile: string;
  forms: FormModel;
  problems: readonly FieldProblem[];
  view: View;
  onView: (view: View) => void;
  /** Whether there are changes that are not saved. */
  isChanged: boolean;
}

const SITE = 'site.yaml';

/** The fields at the right: of the selected section, of the page or of the whole site. */
export function Panel({ selected, view, onView, ...props }: Props) {
  const { data, pageFile, forms, problems } = props;
  const section = selected === undefined ? undefined : data.content[selected];
  const shown = view.of === 'section' && !section ? 'page' : view.of;
  const of = (file: string) => problems.filter((one) => one.file === file);
  const views: [View, string][] = [
    [{ of: 'section' }, 'Section'],
    [{ of: 'page' }, 'Page'],
    [{ of: 'site', path: [] }, 'Whole site'],
  ];
  return (
    <>
      <nav className="panel-views" aria-label="What to change">
        {views.map(([one, label]) => (
          <button
            key={label}
            type="button"
            aria-pressed={shown === one.of}
            aria-disabled={one.of === 'section' && !section}
            title={one.of === 'section' && !section ? 'Click a section on the page first.' : undefined}
            onClick={() => (one.of !== 'section' || section) && onView(one)}
          >
            {label}
          </button>
        ))}
      </nav>
      {shown === 'section' && section && selected !== undefined && (
        <SectionFields key={section.props.id} {...{ data, forms, index: selected, problems: of(pageFile) }} />
      )}
      {shown === 'page' && <PageFields {...props} problems={of(pageFile)} />}
      {view.of === 'site' && <SiteFields data={data} forms={forms} path={view.path} problems={of(SITE)} />}
    </>
  );
}

function PageFields({
  data,
  pageFile,
  forms,
  problems,
  isChanged,
}: Omit<Props, 'selected' | 'view' | 'onView'>) {
  const { change } = useCommands();
  const { pages, texts, address = '/' } = useEditing();
  const { page, files } = data.root.props;
  const changeSite = useSiteChange();
  const refusal = isChanged ? 'Save your changes first.' : undefined;
  const commands = useMemo((): PageCommands => {
    const titles = new Map([
      ...pages.map((one) => [fileAt(one.address), one.title] as const),
      ...texts.map((one) => [`text/${one.name}.md`, one.title] as const),
    ]);
    return pageCommands(pageFile, refusal, (file) => titles.get(file) ?? file);
  }, [pageFile, refusal, pages, texts]);
  return (
    <PagePanel
      forms={forms}
      address={address}
      page={withoutKeys(page)}
      onChange={(next) =>
        change((now) => {
          const { props } = now.root;
          return { ...now, root: { props: { ...props, page: keepKeys(props.page, next) as KeyedFields } } };
        })
      }
      sections={data.content.map((section) => withoutKeys(sectionOf(section).value))}
      site={withoutKeys(files[SITE] ?? {})}
      onSiteChange={changeSite}
      problems={problems}
      commands={commands}
    />
  );
}

interface SiteProps {
  data: EditorData;
  forms: FormModel;
  path: Path;
  problems: readonly FieldProblem[];
}

function SiteFields({ data, forms, path, problems }: SiteProps) {
  const changeSite = useSiteChange();
  return (
    <SitePanel
      path={path}
      data={withoutKeys(data.root.props.files[SITE] ?? {})}
      shape={forms.site}
      onChange={changeSite}
      problems={problems}
    />
  );
}

/** Replaces the data of site.yaml. */
function useSiteChange() {
  const { change } = useCommands();
  return (next: { [field: string]: Value }) =>
    change((now) => {
      const { page, files } = now.root.props;
      const site = keepKeys(files[SITE], next) as KeyedFields;
      return { ...now, root: { props: { page, files: { ...files, [SITE]: site } } } };
    });
}
