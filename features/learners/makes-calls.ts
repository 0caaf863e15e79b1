import type { Language } from '../../core/shared/language.ts';

/** What goes over the wire for her. */
export interface MakesCalls {
  /** Where the app was told that the server is. */
  host(): Promise<string>;
  /** The calls made since she came in, in order. */
  made(): Promise<readonly MadeCall[]>;
  /** In which language the server is asked by the app of a learner who reads this one. */
  languageAsked(language: Language): Promise<string>;
}

export interface MadeCall {
  /** With its scheme and port. */
  readonly host: string;
  readonly path: string;
  readonly credentials: string;
  readonly accept: string;
  /** Whether it says who calls. */
  readonly hasToken: boolean;
}
