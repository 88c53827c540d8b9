import { useEditing } from '../editing.ts';
import { FileUpload, fileOptions } from '../FileUpload.tsx';
import { Menu } from '../Menu.tsx';
import type { LinkKind, LinkParts } from './link-value.ts';

interface Props {
  parts: LinkParts;
  onChange: (parts: LinkParts) => void;
}

/** The control for what a link leads to, by its kind. */
export function LinkTarget({ parts, onChange }: Props) {
  switch (parts.kind) {
    case 'page':
      return <PageMenu parts={parts} onChange={onChange} />;
    case 'place':
      return (
        <>
          <PageMenu parts={parts} onChange={onChange} />
          <PlaceMenu parts={parts} onChange={onChange} />
        </>
      );
    case 'file':
      return <FileMenu parts={parts} onChange={onChange} />;
    case 'none':
      return <p className="field-help">Visitors can click it, and nothing happens.</p>;
    default:
      return <Written parts={parts} onChange={onChange} kind={parts.kind} />;
  }
}

function FileMenu({ parts, onChange }: Props) {
  const { files } = useEditing();
  const choose = (text: string) => onChange({ ...parts, text });
  return (
    <>
      {(files.length > 0 || parts.text !== '') && (
        <Menu aria-label="File" value={parts.text} options={fileOptions(files)} onChange={choose} />
      )}
      <p className="field-help">Visitors see its type and size behind the words of the link.</p>
      <FileUpload onChoose={choose} />
    </>
  );
}

function PageMenu({ parts, onChange }: Props) {
  const { pages } = useEditing();
  const choose = (page: string) => {
    const places = pages.find(({ address }) => address === page)?.anchors ?? [];
    onChange({ ...parts, page, anchor: parts.kind === 'place' ? (places[0]?.id ?? '') : '' });
  };
  const options = pages.map(({ address, title }) => ({ value: address, label: `${title} (${address})` }));
  return <Menu aria-label="Page" value={parts.page} options={options} onChange={choose} />;
}

function PlaceMenu({ parts, onChange }: Props) {
  const { pages } = useEditing();
  const places = pages.find(({ address }) => address === parts.page)?.anchors ?? [];
  if (places.length === 0 && parts.anchor === '')
    return (
      <p className="field-help">
        No place on this page has a name yet. Open the section that is meant on that page, and fill in “Name
        for links to this place”.
      </p>
    );
  const options = places.map(({ id, label }) => ({ value: id, label }));
  const choose = (anchor: string) => onChange({ ...parts, anchor });
  return <Menu aria-label="Place on it" value={parts.anchor} options={options} onChange={choose} />;
}

const written = {
  web: { label: 'Web address', example: 'https://www.example.com', inputMode: 'url' },
  email: { label: 'Email address', example: 'name@company.com', inputMode: 'email' },
  phone: { label: 'Phone number', example: '(253) 555-0142', inputMode: 'tel' },
} as const;

function Written({ parts, onChange, kind }: Props & { kind: LinkKind & keyof typeof written }) {
  const { label, example, inputMode } = written[kind];
  return (
    <input
      type="text"
      className="field-input"
      aria-label={label}
      inputMode={inputMode}
      placeholder={`For example: ${example}`}
      autoComplete="off"
      spellCheck={false}
      value={parts.text}
      onChange={(event) => onChange({ ...parts, text: event.currentTarget.value })}
    />
  );
}
