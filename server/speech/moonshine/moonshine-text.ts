import tokenizer from 'llama-tokenizer-js';
import type { TextOf } from '../written-tokens.ts';

export const BEGIN_OF_TEXT = 1;
export const END_OF_TEXT = 2;

export const tokensOf = (text: string): readonly number[] => tokenizer.encode(text, false, true);

export const textOf: TextOf = (tokens) => tokenizer.decode([...tokens], false, false);
