/** One state of one screen as one reader sees it. */
export interface GalleryShot {
  readonly screen: string;
  readonly state: string;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly size: string;
}

export const fileOf = ({ screen, state, language, theme, size }: GalleryShot): string =>
  `${screen}.${state}.${size}.${theme}.${language}.png`;
