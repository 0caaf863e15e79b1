import assert from 'node:assert/strict';
import type { SeesLayout } from '../sees-layout.ts';

const nothingDrawn = async (): Promise<never> => assert.fail('Nothing is drawn here');

export const headlessLayout: SeesLayout = {
  questionLies: nothingDrawn,
  questionLines: nothingDrawn,
  verdictLies: nothingDrawn,
  recordButtonLies: nothingDrawn,
  windowHeight: nothingDrawn,
  keyboardWay: nothingDrawn,
  sideways: nothingDrawn,
  enlargesText: nothingDrawn,
  knowsNoPhrases: nothingDrawn,
  choosesTheme: nothingDrawn,
  isDark: nothingDrawn,
};
