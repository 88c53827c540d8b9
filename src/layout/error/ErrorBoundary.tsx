import { Component, type ReactNode } from 'react';
import { loadSectionStyles } from '../../page/section-styles.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

interface Props {
  /** The error is forgotten when this changes. */
  location: object;
  children: ReactNode;
}

interface State {
  message: string | undefined;
  location: object;
}

/** Shows the error screen instead of children that throw while rendering, until the next navigation. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: undefined, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { message: undefined, location };
  }

  /** Pages do not have the style sheet of the error screen. */
  override componentDidCatch(): void {
    void loadSectionStyles();
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === undefined ? this.props.children : <ErrorScreen message={message} />;
  }
}
