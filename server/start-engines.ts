import type { Config } from './config.ts';
import { chooseLanguageModel } from './judging/choose-language-model.ts';
import type { CloudBudget } from './limits/cloud-budget.ts';
import type { Sentence } from './logging/sentences.ts';
import { EmbeddedProofreader } from './proofreading/embedded-proofreader.ts';
import { chooseRecognizer } from './speech/choose-recognizer.ts';
import { EmbeddedAssessor } from './speech/embedded-assessor.ts';
import { EmbeddedMeaningScorer } from './speech/embedded-meaning-scorer.ts';
import { EmbeddedRecognizer } from './speech/embedded-recognizer.ts';
import { EmbeddedSentenceScorer } from './speech/embedded-sentence-scorer.ts';
import { startFirstPass } from './speech/first-pass-engine.ts';
import { startSpeechEngine } from './speech/speech-engine.ts';
import { TwoPassRecognizer } from './speech/two-pass-recognizer.ts';
import { chooseTeacher } from './teacher/choose-teacher.ts';

interface EngineOptions {
  readonly cloudBudget: CloudBudget;
  /** They load then: the processors belong to the start until Oz answers. */
  readonly startsAfter: Promise<void>;
  readonly warn: (trouble: unknown, where: Sentence) => void;
}

/** What hears, proofreads, scores and explains: models in processes of their own, or in the cloud where the configuration says so. */
export function startEngines(
  { modelFolder, firstPasses, transcription, teacher: model }: Config,
  { cloudBudget, startsAfter, warn }: EngineOptions,
) {
  const warnOf = (where: Sentence) => (trouble: unknown) => warn(trouble, where);
  const onDeath = warnOf('an engine ended');
  const engine = startSpeechEngine({ startsAfter, dataFolder: modelFolder, onDeath });
  const firstPass = startFirstPass({ startsAfter, processes: firstPasses, onDeath });
  const recognizer = chooseRecognizer(
    new TwoPassRecognizer(firstPass, new EmbeddedRecognizer(engine)),
    transcription,
    warnOf('speech recognition by the cloud'),
    cloudBudget,
  );
  // Without a scorer: that would take the time of the model that hears, for which learners wait.
  const proofreader = new EmbeddedProofreader({ modelFolder, startsAfter });
  const teacher = chooseTeacher(model, warnOf('a teacher in the cloud'), cloudBudget);
  const languageModel = chooseLanguageModel(model, warnOf('a judge in the cloud'), cloudBudget);
  return {
    engines: {
      recognizer,
      assessor: new EmbeddedAssessor(firstPass),
      proofreader,
      scorer: new EmbeddedSentenceScorer(engine),
      meaning: new EmbeddedMeaningScorer(engine),
      teacher,
      languageModel,
    },
    /** Whether no learner waits for the model that scores. */
    isIdle: () => engine.progress() === 1 && engine.jobs() === 0,
    async close() {
      await languageModel?.judge.close();
      await teacher.close();
      await proofreader.close();
      await recognizer.close();
    },
  };
}
