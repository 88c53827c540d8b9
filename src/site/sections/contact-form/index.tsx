import { useSite } from '../../context/site-context.ts';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Form } from './Form.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The contact form. Its labels and messages are in site.yaml, the same for all pages. */
export default function ContactForm(section: Props & SectionCommon) {
  const site = useSite();
  return (
    <Section section={section} layout="rail" aside={section.image} asideKeepsShape>
      <Form site={site} id={section.id ?? section.type} />
    </Section>
  );
}
