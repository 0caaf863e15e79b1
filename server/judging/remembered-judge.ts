import type { JudgedWordings } from './judged-wordings.ts';
import { noModelJudge, type ModelJudge } from './model-judge.ts';
import { RememberedModelJudge } from './remembered-model-judge.ts';

export interface LanguageModel {
  readonly name: string;
  readonly judge: ModelJudge;
}

/** The language model that is plugged in, asked once about each wording; without one nothing is asked. */
export const rememberedJudge = (
  model: LanguageModel | undefined,
  wordings: JudgedWordings,
  now: () => Date,
): ModelJudge =>
  model
    ? new RememberedModelJudge({ judge: model.judge, model: model.name, wordings, now })
    : noModelJudge;
