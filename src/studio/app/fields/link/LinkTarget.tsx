import { useEditing } from '../editing.ts';
import { FileUpload, fileOptions } from '../FileField.tsx';
import { Menu, pageOptions } from '../Menu.tsx';
import type { LinkParts } from './link-value.ts';

interface Props {
  parts: LinkParts;
  onChange: (parts: LinkParts) => void;
}

/** The control for what a link leads to, by its kind. */
export function LinkTarget({ parts, onChange }: Props) {
  switch (parts.kind) {
    case 'page':
    case 'place':
      return <PageAndPlace parts={parts} onChange={onChange} />;
    case 'file':
      return <FileMenu parts={parts} onChange={onChange} />;
    case 'none':
      return <p className="field-help">Visitors can click it, and nothing happens.</p>;
    default: {
      const { label, example, inputMode } = written[parts.kind];
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
  }
}

const written = {
  web: { label: 'Web address', example: 'https://www.example.com', inputMode: 'url' },
  email: { label: 'Email address', example: 'name@company.com', inputMode: 'email' },
  phone: { label: 'Phone number', example: '(253) 555-0142', inputMode: 'tel' },
} as const;

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

function PageAndPlace({ parts, onChange }: Props) {
  const { pages } = useEditing();
  const placesOn = (page: string) => pages.find(({ address }) => address === page)?.anchors ?? [];
  const isPlace = parts.kind === 'place';
  const places = placesOn(parts.page).map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      <Menu
        aria-label="Page"
        value={parts.page}
        options={pageOptions(pages)}
        onChange={(page) =>
          onChange({ ...parts, page, anchor: isPlace ? (placesOn(page)[0]?.id ?? '') : '' })
        }
      />
      {isPlace && (places.length > 0 || parts.anchor !== '') && (
        <Menu
          aria-label="Place on it"
          value={parts.anchor}
          options={places}
          onChange={(anchor) => onChange({ ...parts, anchor })}
        />
      )}
      {isPlace && places.length === 0 && parts.anchor === '' && (
        <p className="field-help">
          No place on this page has a name yet. Open the section that is meant on that page, and fill in “Name
          for links to this place”.
        </p>
      )}
    </>
  );
}
