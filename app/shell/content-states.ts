import type { ContentState } from './content-presenter.ts';

/** Every step of a screen that shows one thing, and as many more examples as it deserves. */
export type ContentStates<T, E> = {
  readonly [S in ContentState<T, E>['step']]: Extract<ContentState<T, E>, { step: S }>;
} & Readonly<Record<string, ContentState<T, E>>>;

export const shown = <T>(content: T): { readonly step: 'shown'; readonly content: T } => ({
  step: 'shown',
  content,
});
