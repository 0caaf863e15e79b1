import { afterEach, describe, expect, it } from 'vitest';
import { recordsApiContract } from '../../core/ports/records-api.contract.ts';
import type { Take } from '../../core/ports/recorder.ts';
import type { RecognitionError } from '../../server/speech/speech-recognizer.ts';
import { MemoryFiles } from '../../server/storage/memory/memory-files.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const files = new MemoryFiles();
const oz = openedServer(undefined, () => ({ files }));

afterEach(() => {
  files.isFull = false;
  oz.server.recognizer.refuse(undefined);
});

const take = (text: string): Take => ({
  bytes: new TextEncoder().encode(text),
  mediaType: 'audio/webm;codecs=opus',
  durationMs: 2000,
});

const about = async () => {
  const yui = await httpLearner(oz.server, oz.url);
  const [lessonId = '', otherLessonId = ''] = oz.server.books[0]?.lessons.map(({ id }) => id) ?? [];
  const [lesson, otherLesson] = await Promise.all([
    yui.library.lesson(lessonId),
    yui.library.lesson(otherLessonId),
  ]);
  if (!lesson.ok || !otherLesson.ok) throw new Error('The content is too small');
  return { yui, lesson: lesson.value, otherLesson: otherLesson.value };
};

recordsApiContract('HttpRecordsApi', async () => {
  const { yui, lesson, otherLesson } = await about();
  const ken = await httpLearner(oz.server, oz.url);
  return {
    ...yui.controls,
    records: yui.records,
    another: ken.records,
    lesson,
    otherLesson,
    say: (text) => take(`said:${text}`),
    mumble: (text) => take(`said:${text} (mumbled)`),
    noise: take('noise'),
    newId: () => crypto.randomUUID(),
    pass: (ms) => oz.server.pass(ms),
    breakRecognizer: (isBroken) =>
      oz.server.recognizer.refuse(isBroken ? { kind: 'speech-engine-failed' } : undefined),
    listed: async () => {
      const status = await yui.library.studyStatus();
      return status.ok ? status.value.records.map(({ id }) => id) : [];
    },
  };
});

describe('HttpRecordsApi', () => {
  const refusals: readonly (readonly [RecognitionError, string])[] = [
    [{ kind: 'audio-too-long', limitMs: 180_000 }, 'audio-too-long'],
    [{ kind: 'speech-engine-busy' }, 'speech-engine-busy'],
    [{ kind: 'speech-engine-loading', progress: 0.5 }, 'speech-engine-loading'],
    [{ kind: 'speech-engine-failed' }, 'recognition-failed'],
  ];

  it.each(refusals)('tells that the recognizer refused with $kind', async (trouble, kind) => {
    const { yui, lesson } = await about();
    const round = {
      id: crypto.randomUUID(),
      lessonId: lesson.id,
      mode: 'ai' as const,
      level: 'normal' as const,
    };
    oz.server.recognizer.refuse(trouble);
    const verdict = await yui.records.answerByVoice({
      answerId: crypto.randomUUID(),
      round,
      questionId: lesson.questions[0]?.id ?? '',
      answerMs: 1999.6,
      take: take('said:Hello.'),
    });
    expect(verdict).toEqual({ ok: false, error: { kind } });
  });

  it('tells that the server has no room, and that it has it again', async () => {
    const { yui, lesson } = await about();
    const answer = {
      answerId: crypto.randomUUID(),
      round: {
        id: crypto.randomUUID(),
        lessonId: lesson.id,
        mode: 'ai' as const,
        level: 'normal' as const,
      },
      questionId: lesson.questions[0]?.id ?? '',
      answerMs: 2000,
      take: take('said:Hello.'),
    };
    files.isFull = true;
    const refused = await yui.records.answerByVoice(answer);
    expect(refused).toEqual({ ok: false, error: { kind: 'server-full' } });
    files.isFull = false;
    expect(await yui.records.answerByVoice(answer)).toMatchObject({ ok: true });
  });

  it('sends whole milliseconds', async () => {
    const { yui, lesson } = await about();
    const round = {
      id: crypto.randomUUID(),
      lessonId: lesson.id,
      mode: 'self' as const,
      level: 'normal' as const,
    };
    const graded = await yui.records.grade({
      answerId: crypto.randomUUID(),
      round,
      questionId: lesson.questions[0]?.id ?? '',
      outcome: 'correct',
      answerMs: 1999.6,
    });
    expect(graded).toMatchObject({ ok: true, value: { answerMs: 2000 } });
  });
});
