import type { texts as ja } from './ja/texts.ts';

/** Japanese is the source; the other languages have exactly its keys. */
export type Texts = Spoken<typeof ja>;

type Spoken<T> = { readonly [K in keyof T]: T[K] extends string ? string : Spoken<T[K]> };
