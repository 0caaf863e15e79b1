import { beforeEach, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { OWN_QUESTIONS } from '../../core/domain/recall/own-questions.ts';
import type { TeacherApi } from '../../core/ports/teacher-api.ts';
import { ok } from '../../core/shared/result.ts';
import {
  LONGEST_TEACHER_QUESTION,
  MOST_TEACHER_QUESTIONS,
} from '../../core/teacher/teacher-talk.ts';
import { TeacherPresenter, type TeacherState } from './teacher-presenter.ts';

let oz: SmallOz;
let teacher: TeacherApi;
let view: TeacherPresenter;

beforeEach(async () => {
  oz = await smallOz();
  ({ teacher } = await oz.learner());
  const parts = { teacher, ids: new MemoryIds(), reporter: new MemoryReporter() };
  view = new TeacherPresenter('one', undefined, parts);
});

const ask = async (text: string) => {
  view.write(text);
  await view.ask('ja');
};

const ready = () => {
  const { state } = view;
  if (state.step !== 'ready') throw new Error(JSON.stringify(state));
  return state;
};

it('shows the question and how often she can ask', async () => {
  await view.load();
  expect(ready().talk).toMatchObject({ question: { id: 'one' }, left: MOST_TEACHER_QUESTIONS });
  expect(view.mayAsk).toBe(false);
});

it('leads back to the lesson, and from a question of her own to the reviews, where none can be bookmarked', async () => {
  expect(view.before).toBe('/verbal_composition/books');
  await view.load();
  expect([view.before, view.mayBookmark]).toEqual(['/verbal_composition/lessons/l-1', true]);
  const own: TeacherApi = {
    ...teacher,
    ask: teacher.ask,
    talk: async (id) => {
      const told = await teacher.talk(id);
      return told.ok ? ok({ ...told.value, lessonId: OWN_QUESTIONS }) : told;
    },
  };
  const parts = { teacher: own, ids: new MemoryIds(), reporter: new MemoryReporter() };
  view = new TeacherPresenter('one', undefined, parts);
  await view.load();
  expect([view.before, view.mayBookmark]).toEqual(['/review', false]);
});

it('says why there is nothing to ask about', async () => {
  oz.isOffline = true;
  await view.load();
  expect(view.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
  oz.isOffline = false;
  await view.retry();
  expect(view.state.step).toBe('ready');
});

it('shows an answer while it comes', async () => {
  await view.load();
  const seen: TeacherState[] = [];
  const listened: TeacherApi = {
    talk: (id) => teacher.talk(id),
    ask: (question, listener) =>
      teacher.ask(question, {
        ...listener,
        hears: (piece) => {
          listener.hears(piece);
          seen.push(view.state);
        },
      }),
  };
  const parts = { teacher: listened, ids: new MemoryIds(), reporter: new MemoryReporter() };
  view = new TeacherPresenter('one', undefined, parts);
  await view.load();
  await ask(' なぜですか？ ');
  expect(seen[0]).toMatchObject({
    step: 'answering',
    answering: { text: 'なぜですか？', teacher: 'built-in', heard: '' },
  });
  const answer = expect.stringContaining('要点');
  expect(seen.at(-1)).toMatchObject({ answering: { heard: answer } });
  expect(ready().talk).toMatchObject({
    left: MOST_TEACHER_QUESTIONS - 1,
    answers: [{ text: 'なぜですか？', answer }],
  });
  expect(view.draft).toBe('');
});

it('begins anew where another teacher does', async () => {
  let hears:
    | ((piece: Parameters<Parameters<TeacherApi['ask']>[1]['hears']>[0]) => void)
    | undefined;
  const hanging: TeacherApi = {
    talk: (id) => teacher.talk(id),
    ask: (_, listener) => {
      hears = (piece) => listener.hears(piece);
      return new Promise(() => {});
    },
  };
  const parts = { teacher: hanging, ids: new MemoryIds(), reporter: new MemoryReporter() };
  view = new TeacherPresenter('one', undefined, parts);
  await view.load();
  void ask('なぜ？');
  hears?.({ kind: 'begin', teacher: 'cloud' });
  hears?.({ kind: 'text', text: 'Half' });
  hears?.({ kind: 'begin', teacher: 'built-in' });
  hears?.({ kind: 'text', text: 'Whole' });
  expect(view.state).toMatchObject({ answering: { teacher: 'built-in', heard: 'Whole' } });
});

it('keeps what was not answered, and counts it once', async () => {
  await view.load();
  oz.isOffline = true;
  await ask('なぜ？');
  expect(ready().error).toEqual({ kind: 'offline' });
  expect(view.draft).toBe('なぜ？');
  oz.isOffline = false;
  await view.ask('ja');
  expect(ready()).toMatchObject({ error: undefined, talk: { left: MOST_TEACHER_QUESTIONS - 1 } });
});

it('says after the tenth that it was the last', async () => {
  await view.load();
  for (let at = 0; at < MOST_TEACHER_QUESTIONS; at += 1) await ask(`${at}`);
  expect(ready().error).toEqual({ kind: 'teacher-limit' });
  await ask('eleven');
  expect(ready().talk.answers).toHaveLength(MOST_TEACHER_QUESTIONS);
  expect(ready().error).toEqual({ kind: 'teacher-limit' });
});

it('writes no more than can be asked', () => {
  view.write('あ'.repeat(LONGEST_TEACHER_QUESTION + 1));
  expect(view.draft).toHaveLength(LONGEST_TEACHER_QUESTION);
});
