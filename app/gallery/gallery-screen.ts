import type { ReactElement } from 'react';

export type GalleryScreen = {
  /** Where it lives, without the language: the bottom bar depends on it. */
  readonly path: string;
  readonly states: Readonly<Record<string, () => ReactElement>>;
};

export type GalleryScreens = Readonly<Record<string, GalleryScreen>>;

export const still = async (): Promise<void> => {};
export const nothing = () => {};

export const drawnBy = <S>(states: Readonly<Record<string, S>>, draw: (state: S) => ReactElement) =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [name, () => draw(state)]));
