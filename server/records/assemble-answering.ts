import type { AnswerJudge } from '../judging/answer-judge.ts';
import type { Shelves } from '../start/shelves.ts';
import type { Files } from '../storage/files.ts';
import type { Storage } from '../storage/storage.ts';
import { AnswerByTyping } from './answer-by-typing.ts';
import { AnswerByVoice } from './answer-by-voice.ts';
import { CopyFromCorrect } from './copy-from-correct.ts';
import { GenerateAnswer } from './generate-answer.ts';
import { GradeAnswer } from './grade-answer.ts';
import { JudgeLater } from './judge-later.ts';
import { Rounds } from './rounds.ts';

interface AnsweringOutside {
  readonly storage: Storage;
  readonly files: Files;
  readonly judge: AnswerJudge;
  readonly shelves: Shelves;
  /** Of one learner. */
  readonly mostKeptBytes: number;
  readonly now: () => Date;
  /** Told of errors in work that no request waits for. */
  readonly onBug: (error: unknown) => void;
}

/** All that knows of rounds and their answers, plugged together. */
export function assembleAnswering({
  storage: { library, records, keptTakes },
  files,
  judge,
  shelves,
  mostKeptBytes,
  now,
  onBug,
}: AnsweringOutside) {
  const rounds = new Rounds(records, library, shelves);
  const parts = { records, rounds, library, now };
  const later = new JudgeLater(records, judge, now, onBug);
  return {
    records,
    rounds,
    answerByVoice: new AnswerByVoice({ ...parts, judge, files, later, keptTakes, mostKeptBytes }),
    answerByTyping: new AnswerByTyping({ ...parts, judge, later }),
    gradeAnswer: new GradeAnswer(parts),
    generateAnswer: new GenerateAnswer(records, library),
    copyFromCorrect: new CopyFromCorrect(records, now, () => crypto.randomUUID()),
  };
}
