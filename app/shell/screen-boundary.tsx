import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

type ScreenBoundaryProps = {
  /** Where she is: another place gets another chance. */
  readonly place: string;
  readonly onBug: (error: unknown) => void;
  /** What the screen can do without goes without a word. */
  readonly isExtra?: boolean;
  readonly children: ReactNode;
};

type ScreenBoundaryState = { readonly isBroken: boolean; readonly place: string };

/** A screen that breaks while it is drawn breaks alone. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  static getDerivedStateFromError = (): Partial<ScreenBoundaryState> => ({ isBroken: true });

  static getDerivedStateFromProps = (
    { place }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null => (place === state.place ? null : { isBroken: false, place });

  override state: ScreenBoundaryState = { isBroken: false, place: this.props.place };

  override componentDidCatch(error: unknown): void {
    this.props.onBug(error);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    if (this.props.isExtra) return null;
    // A part of the app that could not be fetched breaks its screen, too.
    const kind = navigator.onLine ? 'unexpected' : 'offline';
    return <ErrorScreen error={{ kind }} onRetry={() => location.reload()} />;
  }
}
