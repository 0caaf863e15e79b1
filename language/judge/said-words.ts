import { wordsOf } from '../normalise/normalise.ts';
import type { SaidWord } from './verdict.ts';

/** A sentence as words heard with one confidence; without it, as typed. */
export const saidWords = (sentence: string, confidence = 1): readonly SaidWord[] =>
  wordsOf(sentence).map((text) => ({ text, confidence }));

/** As they are read. */
export const textOf = (said: readonly SaidWord[]): string => said.map(({ text }) => text).join(' ');
