import { noModelJudge, type ModelJudge } from './model-judge.ts';
import { RememberedModelJudge, type Remembering } from './remembered-model-judge.ts';

export interface LanguageModel {
  readonly name: string;
  readonly judge: ModelJudge;
}

/** The language model that is plugged in, asked once about each wording; without one nothing is asked. */
export const rememberedJudge = (
  model: LanguageModel | undefined,
  remembering: Pick<Remembering, 'wordings' | 'isOfBook' | 'now'>,
): ModelJudge =>
  model
    ? new RememberedModelJudge({ judge: model.judge, model: model.name, ...remembering })
    : noModelJudge;
