import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namedTagsOf } from './named-tags.ts';

/** The genre says it already. */
const GENRES = new Set(['everyday', 'business']);

it('leaves out the genre, and what has no name', () => {
  expect(namedTagsOf({ tags: ['business', 'email', 'class-2b', 'meetings'] })).toEqual([
    'email',
    'meetings',
  ]);
});

it('names every tag of our own books', () => {
  const folder = new URL('../../content/books/', import.meta.url);
  const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const tags = files.flatMap((text) => /^tags: \[(.*)\]$/m.exec(text)?.[1]?.split(', ') ?? []);
  expect(tags.length).toBeGreaterThan(files.length);
  const named = tags.filter((tag) => !GENRES.has(tag));
  expect(namedTagsOf({ tags: named })).toEqual(named);
});
