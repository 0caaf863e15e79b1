import { beforeEach, describe, expect, it } from 'vitest';
import { headStart } from './head-start.ts';

describe('headStart', () => {
  let asked: string[];

  beforeEach(() => {
    asked = [];
  });

  const ask = async (id: string) => {
    asked.push(id);
    return `${id}, asked ${asked.length} times`;
  };

  it('asks before any caller does, and gives that answer to the first', async () => {
    const early = headStart(ask, 'book 3');
    expect(asked).toEqual(['book 3']);
    expect(await early('book 3')).toBe('book 3, asked 1 times');
    expect(asked).toEqual(['book 3']);
  });

  it('asks anew for a later caller', async () => {
    const early = headStart(ask, 'book 3');
    await early('book 3');
    expect(await early('book 3')).toBe('book 3, asked 2 times');
  });

  it('does not take one answer for another', async () => {
    const early = headStart(ask, 'book 3');
    expect(await early('book 4')).toBe('book 4, asked 2 times');
    expect(await early('book 3')).toBe('book 3, asked 1 times');
  });
});
