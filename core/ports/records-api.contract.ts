import { beforeEach, describe } from 'vitest';
import { anothersRecords } from './anothers-records.contract.ts';
import { ownGrades } from './own-grades.contract.ts';
import { RecordsScene, type RecordsSubject } from './records-scene.contract.ts';
import { rounds } from './rounds.contract.ts';
import { needsSession } from './session-needed.contract.ts';
import { standings } from './standings.contract.ts';
import { typedAnswers } from './typed-answers.contract.ts';
import { spokenAnswers } from './spoken-answers.contract.ts';

export function recordsApiContract(adapter: string, fresh: () => Promise<RecordsSubject>): void {
  describe(`${adapter} keeps the RecordsApi contract`, () => {
    const scene = new RecordsScene();

    beforeEach(async () => scene.begin(await fresh()));

    rounds(scene);
    spokenAnswers(scene);
    typedAnswers(scene);
    standings(scene);
    ownGrades(scene);
    anothersRecords(scene);

    needsSession(() => scene.subject, {
      answerByVoice: ({ records }) => records.answerByVoice(scene.spoken(scene.right())),
      grade: ({ records }) => records.grade(scene.grade()),
      finish: ({ records }) => records.finish(scene.round.id),
      record: ({ records }) => records.record(scene.round.id),
      detail: ({ records }) => records.detail(scene.round.id),
      generate: ({ records }) => records.generate(scene.round.id),
      standing: ({ records }) => records.standing(scene.round.lessonId),
      copyFromCorrect: ({ records, newId }) => records.copyFromCorrect(scene.round.id, newId()),
      answerByTyping: ({ records, newId }) =>
        records.answerByTyping({
          answerId: newId(),
          round: scene.round,
          questionId: scene.question().id,
          answerMs: 1,
          text: 'Hello.',
        }),
    });
  });
}
