import type { Level } from '../lesson/level.ts';
import type { LocalText } from '../../shared/language.ts';

/** What themes are about; the order in which they are shown. */
export const MATERIAL_GENRES = [
  'everyday',
  'travel',
  'stories',
  'opinions',
  'pictures',
  'business',
  'interviews',
  'presentations',
] as const;

export type MaterialGenre = (typeof MATERIAL_GENRES)[number];

/** The material without which there is a theme of her own. */
export const OWN_THEME = 'own-theme';

/** What a list shows of a theme to speak about. */
export interface MaterialHead {
  /** Unique and forever: recordings of learners point to it. */
  readonly id: string;
  readonly genre: MaterialGenre;
  readonly level: Level;
  /** Slugs; those with a name in every language are shown. */
  readonly tags: readonly string[];
  readonly title: LocalText;
}

/** An expression she may want, with what it means. */
export interface UsefulExpression {
  readonly en: string;
  readonly ja: string;
  readonly ko: string;
}

/** A talk of a minute on the theme, as a speaker of that level gives it. */
export interface ModelSpeech {
  readonly level: Level;
  readonly text: string;
}

/** Drawn for a theme. */
export interface Picture {
  /** What stands in it, for those who cannot see it. */
  readonly alt: LocalText;
  /** A whole document, safe to be shown as an image. */
  readonly svg: string;
}

export interface Material extends MaterialHead {
  /** What to describe; only of the genre of pictures. */
  readonly picture: Picture | undefined;
  /** What to speak about. */
  readonly about: LocalText;
  /** Three points to fill the memo with. */
  readonly points: readonly LocalText[];
  readonly expressions: readonly UsefulExpression[];
  /** The easier one first. */
  readonly models: readonly ModelSpeech[];
  /** What a listener would ask next. */
  readonly followUps: readonly UsefulExpression[];
}
