import { expect, it } from 'vitest';
import { parseBookFile } from '../content/book-file.ts';
import { GOOD_BOOK } from '../content/good-book.fixture.ts';
import { clipsOfBooks } from './clips-of-books.ts';

const parsed = parseBookFile('cafe.yaml', GOOD_BOOK.replace('コーヒーを', '（店で）コーヒーを'));
const clips = parsed.ok ? clipsOfBooks([parsed.value.book]) : [];
const lineOf = (path: string) => clips.find((clip) => clip.path === path)?.line;

it('wants what lessons need first, then slow answers, then British ones', () => {
  expect(clips.map(({ path }) => path)).toEqual([
    'questions/cafe-01/prompt.mp3',
    'questions/cafe-01/answer.mp3',
    'questions/cafe-02/prompt.mp3',
    'questions/cafe-02/answer.mp3',
    'questions/cafe-01/answer-slow.mp3',
    'questions/cafe-02/answer-slow.mp3',
    'questions/cafe-01/answer-british.mp3',
    'questions/cafe-02/answer-british.mp3',
  ]);
});

it('lets the model answer be said in three ways', () => {
  const text = "I'd like a coffee, please.";
  expect(lineOf('questions/cafe-01/answer.mp3')).toEqual({ text, voice: 'af_heart' });
  expect(lineOf('questions/cafe-01/answer-slow.mp3')).toEqual({
    text,
    voice: 'af_heart',
    pace: 0.75,
  });
  expect(lineOf('questions/cafe-01/answer-british.mp3')).toEqual({ text, voice: 'bf_emma' });
});

it('speaks a prompt as its author reads it, without its direction', () => {
  expect(lineOf('questions/cafe-01/prompt.mp3')).toEqual({
    text: 'コーヒーをください。',
    voice: 'jf_alpha',
  });
  expect(lineOf('questions/cafe-02/prompt.mp3')).toMatchObject({ reading: 'すいています' });
});
