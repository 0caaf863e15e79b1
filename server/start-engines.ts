import type { Config } from './config.ts';
import type { CloudBudget } from './limits/cloud-budget.ts';
import { EmbeddedProofreader } from './proofreading/embedded-proofreader.ts';
import { chooseRecognizer } from './speech/choose-recognizer.ts';
import { EmbeddedRecognizer } from './speech/embedded-recognizer.ts';
import { startFirstPass } from './speech/first-pass-engine.ts';
import { startSpeechEngine } from './speech/speech-engine.ts';
import { TwoPassRecognizer } from './speech/two-pass-recognizer.ts';

interface EngineOptions {
  readonly cloudBudget: CloudBudget;
  /** They load then: the processors belong to the start until Oz answers. */
  readonly startsAfter: Promise<void>;
  readonly warn: (trouble: unknown, where: string) => void;
}

/** What hears and proofreads, in processes of their own. */
export function startEngines(
  { modelFolder, firstPasses, transcription }: Config,
  { cloudBudget, startsAfter, warn }: EngineOptions,
) {
  const onDeath = (exit: unknown) => warn(exit, 'an engine ended');
  const engine = startSpeechEngine({ startsAfter, dataFolder: modelFolder, onDeath });
  const firstPass = startFirstPass({ startsAfter, processes: firstPasses, onDeath });
  const recognizer = chooseRecognizer(
    new TwoPassRecognizer(firstPass, new EmbeddedRecognizer(engine)),
    transcription,
    (fact) => warn(fact, 'speech recognition by the cloud'),
    cloudBudget,
  );
  // Without a scorer: that would take the time of the model that hears, for which learners wait.
  const proofreader = new EmbeddedProofreader({ modelFolder, startsAfter });
  return { engine, firstPass, recognizer, proofreader };
}
