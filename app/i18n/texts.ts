import type { firstTexts } from './ja/first-texts.ts';
import type { texts as ja } from './ja/texts.ts';

/** Japanese is the source; the other languages have exactly its keys. */
export type Texts = Spoken<typeof ja>;

export type FirstTexts = Pick<Texts, keyof typeof firstTexts>;

/** A namespace that comes with its screens. */
export type LaterNamespace = Exclude<keyof Texts, keyof FirstTexts>;

type Spoken<T> = { readonly [K in keyof T]: T[K] extends string ? string : Spoken<T[K]> };

/** What a language that tells one from many adds to a namespace: a singular beside each plural. */
type Singulars<T> = {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_one` : never]?: string;
};

/** One namespace in another language than Japanese. */
export type Translated<Namespace extends keyof Texts> = WithSingulars<Texts[Namespace]>;

type WithSingulars<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : WithSingulars<T[K]>;
} & Singulars<T>;
