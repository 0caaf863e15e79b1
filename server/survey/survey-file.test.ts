import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSurvey } from './survey-file.ts';

const SHIPPED = join(import.meta.dirname, '../../content/survey.yaml');

describe('the survey that is shipped', () => {
  it('asks four short questions that lead to a level, a genre and a goal', async () => {
    const survey = await readSurvey(SHIPPED);
    if (!survey.ok) throw new Error(JSON.stringify(survey.error));
    expect(survey.value.questions).toHaveLength(4);
    const options = survey.value.questions.flatMap((question) => question.options);
    expect(new Set(options.flatMap(({ genre }) => genre ?? []))).toEqual(
      new Set(['everyday', 'business']),
    );
    expect(options.some(({ level }) => level === 'A1')).toBe(true);
    expect(options.some(({ minutes }) => minutes === 5)).toBe(true);
  });
});

describe('a survey', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oz-survey-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  const option = (id: string, more = '') =>
    `      - { id: ${id}, label: { ja: 一, en: one, ko: 하나 }${more} }\n`;
  const text = (options: string) =>
    `questions:\n  - id: q\n    title: { ja: 一, en: one, ko: 하나 }\n    choice: one\n    options:\n${options}`;
  const read = async (content: string) => {
    const file = join(folder, 'survey.yaml');
    await writeFile(file, content);
    return readSurvey(file);
  };

  it.each([
    ['has one option', option('a')],
    ['has one option twice', option('a') + option('a')],
    ['recommends a level that is none', option('a') + option('b', ', level: Z9')],
    ['says more than it may', option('a') + option('b', ', color: red')],
  ])('is refused with its place when it %s', async (_, options) => {
    expect(await read(text(option('a') + option('b')))).toMatchObject({ ok: true });
    expect(await read(text(options))).toMatchObject({
      ok: false,
      error: [{ kind: 'not-as-described', line: expect.any(Number) }],
    });
  });

  it('is refused when it is no YAML', async () => {
    expect(await read('questions: [')).toMatchObject({ ok: false, error: [{ kind: 'not-yaml' }] });
  });
});
