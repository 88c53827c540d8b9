import { Component, type ReactNode } from 'react';
import { GiveUp } from '../../page/give-up.ts';
import { loadSectionStyles } from '../../page/section-styles.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

interface Props {
  /** Key of the history entry; the error is forgotten when it changes. */
  entry: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | undefined;
  entry: string;
}

/**
 * Shows the error screen until the next navigation if the page that one leads to cannot be rendered. A page that is on the
 * screen stays there, whatever fails later: in an effect, in an update, or because something else has changed the document.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, entry: this.props.entry };

  /** The entry of the children on the screen; the first came with the document, before they render. */
  private shown = this.props.entry;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ entry }: Props, state: State): State | null {
    return entry === state.entry ? null : { failure: undefined, entry };
  }

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    if (!this.state.failure) this.shown = this.props.entry;
  }

  /** Pages do not have the style sheet of the error screen. */
  override componentDidCatch(): void {
    void loadSectionStyles();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error } = failure;
    // Developers want to see the error.
    if (this.shown === this.props.entry && !import.meta.env.DEV) return <GiveUp error={error} />;
    return <ErrorScreen message={error instanceof Error ? error.message : String(error)} />;
  }
}
