import assert from 'node:assert/strict';
import type { CorrectionPresenter } from '../../../app/monologue/correction-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import type { ReceivedCorrection } from '../../../core/monologue/monologue.ts';
import { comparisonPath, inLanguage } from '../../../core/navigation/paths.ts';
import type { HeadlessApp } from './headless-app.ts';

/** Plays her recording from a word on; whether it is heard. */
export async function hearsFrom(
  app: HeadlessApp,
  { words, monologue }: ReceivedCorrection,
  word: string,
): Promise<boolean> {
  const said = words.find(({ text }) => text.replaceAll(/\W/g, '') === word);
  assert.ok(said && monologue.audio, `She did not say ${word}, or there is no recording`);
  const { listening } = await app.container.get(Make.lessonKit)();
  const before = app.around.soundsHeard();
  const sound = listening();
  await sound.play('word', monologue.audio, { fromMs: said.startMs });
  return sound.error === undefined && app.around.soundsHeard() > before;
}

/** Opens two speeches on a theme; how many words each has. */
export async function compares(
  app: HeadlessApp,
  materialId: string,
): Promise<readonly [number, number]> {
  await app.goesOnTo(inLanguage(comparisonPath(materialId), app.language));
  const comparison = (await app.container.get(Make.monologueKit)()).comparison(materialId);
  await comparison.load();
  const { state } = comparison;
  assert.ok(state.step === 'shown', JSON.stringify(state));
  return [state.earlier.measures.words, state.later.measures.words];
}

/** The place of the first sentence with something to correct. */
export function firstWrong({ state }: CorrectionPresenter): number {
  assert.ok(state.step === 'shown');
  const place = state.correction.sentences.findIndex(({ findings }) => findings.length > 0);
  assert.ok(place >= 0, 'Nothing was found');
  return place;
}
