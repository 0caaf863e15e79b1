import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import type { SpokenAnswer } from '../../core/ports/records-api.ts';
import { takeStoreContract } from '../../core/ports/take-store.contract.ts';
import { DexieTakeStore } from './dexie-take-store.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

Dexie.debug = false;

const { put } = IDBObjectStore.prototype;
let count = 0;
let opened: OpenDatabase[] = [];

const newName = () => {
  count += 1;
  return `contract-takes-${count}`;
};

const open = (name: string) => {
  const database = openDatabase(name);
  opened.push(database);
  return new DexieTakeStore(database);
};

const fill = () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

afterEach(async () => {
  IDBObjectStore.prototype.put = put;
  for (const database of opened) (await database()).close();
  opened = [];
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

takeStoreContract('DexieTakeStore', () => {
  const name = newName();
  return { open: () => open(name), fill };
});

const answer: SpokenAnswer = {
  answerId: '00000001-0000-7000-8000-000000000000',
  round: { id: '00000000-0000-7000-8000-000000000001', lessonId: 'l-1', mode: 'ai' },
  questionId: 'q-1',
  answerMs: 2345,
  take: { bytes: new Uint8Array([1, 2]), mediaType: 'audio/webm', durationMs: 2000 },
};

describe('DexieTakeStore', () => {
  it('has a take that found no room until the page closes, or until it is dropped', async () => {
    const name = newName();
    const takes = open(name);
    fill();
    await takes.keep(answer);
    expect(await takes.all()).toEqual([answer]);
    expect(await open(name).all()).toEqual([]);
    await takes.drop(answer.answerId);
    expect(await takes.all()).toEqual([]);
  });

  it('goes on without a database', async () => {
    const takes = new DexieTakeStore(async () => {
      throw new Error('The code of the database could not be loaded');
    });
    expect(await takes.keep(answer)).toBe(false);
    expect(await takes.all()).toEqual([answer]);
    await takes.drop(answer.answerId);
    expect(await takes.all()).toEqual([]);
  });
});
