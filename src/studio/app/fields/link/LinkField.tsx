import { useEffect, useEffectEvent, useState } from 'react';
import type { readPhone } from '../../../../content/shared/read-phone.ts';
import { textOf } from '../../data/keyed.ts';
import { useEditing } from '../editing.ts';
import { describedBy, FieldName, FieldNotes } from '../FieldFrame.tsx';
import type { FieldProps } from '../field-props.ts';
import { Menu } from '../Menu.tsx';
import { LinkTarget } from './LinkTarget.tsx';
import { type LinkKind, type LinkParts, readLink, writeLink } from './link-value.ts';

const kinds: { value: LinkKind; label: string }[] = [
  { value: 'page', label: 'A page of this site' },
  { value: 'place', label: 'A place on a page' },
  { value: 'web', label: 'Another website' },
  { value: 'email', label: 'An email address' },
  { value: 'phone', label: 'A phone number' },
  { value: 'file', label: 'A file' },
  { value: 'none', label: 'Nowhere yet' },
];

/** Where a click leads: what kind of thing, then which one. */
export function LinkField({ value, onChange, field, problems, id }: FieldProps) {
  const { address, country, pages, files } = useEditing();
  const link = textOf(value);
  // What is typed, such as the spaces of a phone number, for as long as it means the link that is there.
  const [typed, setTyped] = useState<{ link: string; parts: LinkParts }>();
  const parts = typed?.link === link ? typed.parts : readLink(link, address);
  const isAbsent = value === undefined && !field.required;

  const [read, setRead] = useState<typeof readPhone>();
  const change = (next: LinkParts) => {
    const written = writeLink(next, address, country, read);
    setTyped({ link: written, parts: next });
    onChange(written);
  };
  const changeKind = (kind: string) => {
    const page = parts.page || address || '/';
    if (kind === '') return onChange(undefined);
    if (kind === 'page') return change({ kind, page, anchor: '', text: '' });
    // The first file or place that there is, so that the link is complete at once.
    if (kind === 'file') return change({ kind, page: '', anchor: '', text: files[0]?.file ?? '' });
    if (kind !== 'place') return change({ kind: kind as LinkKind, page: '', anchor: '', text: '' });
    const { anchors = [], address: found = page } =
      [...pages].sort((one) => (one.address === page ? -1 : 0)).find((one) => one.anchors.length > 0) ?? {};
    change({ kind, page: found, anchor: anchors[0]?.id ?? '', text: '' });
  };

  const isPhone = parts.kind === 'phone';
  // The plans of all countries are larger than most of the editor.
  useEffect(() => {
    if (!isPhone) return;
    import('../../../../content/shared/read-phone.ts').then(
      (all) => setRead(() => all.readPhone),
      // Then the check says how the number is written.
      (error: unknown) => console.warn(error),
    );
  }, [isPhone]);
  const rewrite = useEffectEvent(() => isPhone && typed?.link === link && change(parts));
  // What was typed before they were there.
  useEffect(() => void (read && rewrite()), [read]);

  return (
    <fieldset className="field" aria-describedby={`${id}-help ${id}-problems`}>
      <legend className="field-name">
        <FieldName field={field} />
      </legend>
      <Menu
        id={id}
        aria-label="What it leads to"
        {...describedBy(id, problems)}
        value={isAbsent ? '' : parts.kind}
        options={field.required ? kinds : [{ value: '', label: 'No link' }, ...kinds]}
        onChange={changeKind}
      />
      {!isAbsent && <LinkTarget parts={parts} onChange={change} />}
      <FieldNotes id={id} help={field.description} problems={problems} />
    </fieldset>
  );
}
