import type { Tensor } from 'onnxruntime-node';
import { asWritten } from '../as-written.ts';
import type { TextReader } from '../read-texts.ts';
import type { MoonshineNetwork } from './moonshine-network.ts';
import { BEGIN_OF_TEXT, END_OF_TEXT, tokensOf } from './moonshine-text.ts';

const BATCH = 8;

export const moonshineReader = (network: MoonshineNetwork, states: Tensor): TextReader => ({
  prefix: [BEGIN_OF_TEXT],
  endOfText: END_OF_TEXT,
  batch: BATCH,
  tokensOf: (sentence) => tokensOf(asWritten(sentence)),
  read: (texts) => network.read(states, texts),
});
