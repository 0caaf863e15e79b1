import type { LearnerContracts } from '../contracts/learner-contracts.ts';
import type { Limits } from '../limits/limits.ts';
import type { Materials } from '../materials/materials.ts';
import type { Proofreader } from '../proofreading/proofreader.ts';
import type { SpeechRecognizer } from '../speech/speech-recognizer.ts';
import type { Files } from '../storage/files.ts';
import type { Storage } from '../storage/storage.ts';
import { AskAgain } from './ask-again.ts';
import { CorrectMonologue } from './correct-monologue.ts';
import { CorrectSpeech } from './correct-speech.ts';
import { CorrectionProgress } from './correction-progress.ts';
import type { CorrectionQueue } from './correction-queue.ts';
import { FindCorrectionStatus } from './correction-status.ts';
import { DisputeFinding } from './dispute-finding.ts';
import { KeepMonologue } from './keep-monologue.ts';
import { SubmitMonologue } from './submit-monologue.ts';

interface MonologuesOutside {
  readonly storage: Storage;
  readonly files: Files;
  readonly corrections: CorrectionQueue;
  readonly limits: Pick<Limits, 'giveBack'>;
  readonly recognizer: Pick<SpeechRecognizer, 'hear'>;
  readonly proofreader: Pick<Proofreader, 'proofread'>;
  readonly leastWords: number;
  readonly materials: Materials;
  readonly learnerContracts: LearnerContracts;
  readonly mostKeptBytes: number;
  /** A correction of hers is ready. */
  readonly tell: (learnerId: string, recordingId: string) => Promise<void>;
  readonly now: () => Date;
}

/** All that knows of one-minute speech, plugged together. */
export function assembleMonologues({
  storage,
  files,
  corrections: queue,
  limits,
  recognizer,
  proofreader,
  leastWords,
  materials,
  learnerContracts,
  mostKeptBytes,
  tell,
  now,
}: MonologuesOutside) {
  const { monologues, ownQuestions } = storage;
  const progress = new CorrectionProgress();
  const parts = { ...storage, files, materials, progress, now };
  const correctSpeech = new CorrectSpeech({ recognizer, proofreader, leastWords });
  return {
    monologues,
    materials,
    ownQuestions,
    monologueContext: {
      titleOf: (materialId: string) => materials.ofId(materialId)?.title,
    },
    keepMonologue: new KeepMonologue({ ...parts, mostKeptBytes }),
    submitMonologue: new SubmitMonologue({ ...storage, learnerContracts, queue, now }),
    correctMonologue: new CorrectMonologue({ ...parts, limits, correctSpeech, tell }),
    correctionStatus: new FindCorrectionStatus(monologues, progress, now),
    disputeFinding: new DisputeFinding(storage),
    askAgain: new AskAgain({ ...storage, now }),
  };
}
