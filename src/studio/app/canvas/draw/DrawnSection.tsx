import {
  Component,
  Fragment,
  type FragmentInstance,
  memo,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type {} from 'react-dom';
import type { FormModel, Section, Tone } from '../../../../content/index.ts';
import { isHidden } from '../../../../content/shared/is-hidden.ts';
import { sectionComponents } from '../../../../site/page/registry.ts';
import type { Keyed } from '../../data/keyed.ts';
import { type SectionData, typeOf } from '../../data/page-data.ts';
import { type DrawText, drawable } from './drawable.ts';
import { CanvasContext } from './use-canvas-state.ts';

/** A section on the canvas. It has no wrapper, because style sheets look at neighbouring sections. */
export const DrawnSection = memo(({ section }: { section: SectionData }) => {
  const { key, value } = section;
  const type = typeOf(section);
  const { forms, tones } = use(CanvasContext);
  const props = useMemo(() => sectionProps(forms, type, value), [forms, type, value]);
  const fragment = useRef<FragmentInstance>(null);
  const hidden = isHidden(section.value);
  const label = `${forms.sections[type]?.meta.label}${hidden ? ', hidden from the site' : ''}`;

  useLayoutEffect(() => {
    const observer = eachElement((element) => {
      element.setAttribute('data-section', key);
      element.setAttribute('role', 'group');
      element.setAttribute('aria-label', label);
      // Enter starts with its words.
      element.setAttribute('tabindex', '0');
      element.toggleAttribute('data-hidden', hidden);
    });
    const { current } = fragment;
    current?.observeUsing(observer);
    return () => current?.unobserveUsing(observer);
  }, [key, hidden, label]);

  // What unfolds for visitors is all to be edited, also what is new.
  useLayoutEffect(() => {
    const open = eachElement((element) => {
      for (const details of element.querySelectorAll('details')) details.open = true;
    });
    fragment.current?.observeUsing(open);
    fragment.current?.unobserveUsing(open);
  });

  return (
    // biome-ignore lint/complexity/noUselessFragments: it has a ref
    <Fragment ref={fragment}>
      <Fallible type={type} attempt={props}>
        <SectionOf type={type} props={props} tone={tones.get(key) ?? 'paper'} />
      </Fallible>
    </Fragment>
  );
});

/** Gets the elements of a fragment at once, and those that replace them later. */
const eachElement = (found: (element: Element) => void): ResizeObserver => ({
  observe: found,
  unobserve() {},
  disconnect() {},
});

/** The props of a section's component. */
export const sectionProps = (forms: FormModel, type: string, fields: Keyed, draw?: DrawText) => {
  const shape = forms.sections[type]?.shape;
  return (shape ? drawable(fields, shape, draw) : {}) as Section;
};

/** A section as the site has it. */
export function SectionOf({ type, props, tone }: { type: string; props: Section; tone: Tone }) {
  const Drawn = sectionComponents.get(type);
  if (!Drawn) throw new Error(`There is no section type “${type}”.`);
  return <Drawn {...props} type={type} tone={tone} />;
}

interface FallibleProps {
  type: string;
  /** What is drawn; another one is a new attempt. */
  attempt: object;
  children: ReactNode;
}

/** Shows a note in place of a section that cannot be drawn. */
export class Fallible extends Component<FallibleProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ attempt }: FallibleProps): void {
    if (this.state.hasFailed && attempt !== this.props.attempt) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div>
        <strong>This section ({this.props.type}) cannot be shown yet.</strong> Fill in its fields beside the
        page.
      </div>
    );
  }
}
