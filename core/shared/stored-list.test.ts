import { describe, expect, it } from 'vitest';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { StoredList } from './stored-list.ts';

const isNumber = (kept: unknown): kept is number => typeof kept === 'number';

describe('StoredList', () => {
  const listOn = (shelf: Map<string, string>) =>
    new StoredList(new MemoryPreferences(shelf), { key: 'list', isOurs: isNumber, most: 3 });

  it('has what was added, the oldest first, also when it is opened again', () => {
    const shelf = new Map<string, string>();
    for (const one of [1, 2]) listOn(shelf).add(one, () => false);

    expect(listOn(shelf).all()).toEqual([1, 2]);
  });

  it('puts one in place of another, at the end', () => {
    const list = listOn(new Map([['list', '[1, 2]']]));
    list.add(10, (kept) => kept === 1);

    expect(list.all()).toEqual([2, 10]);
  });

  it('lets the oldest go where there would be more than it holds', () => {
    const list = listOn(new Map([['list', '[1, 2, 3]']]));
    list.add(4, () => false);

    expect(list.all()).toEqual([2, 3, 4]);
  });

  it('leaves nothing behind once all is dropped', () => {
    const shelf = new Map([['list', '[1]']]);
    listOn(shelf).drop((kept) => kept === 1);

    expect(shelf.get('list')).toBe('');
  });

  it.each(['no JSON', '{}', 'null', '["one", null]'])('finds nothing of ours in %s', (text) => {
    expect(listOn(new Map([['list', text]])).all()).toEqual([]);
  });
});
