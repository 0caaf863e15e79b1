import { beforeEach, describe, expect, it } from 'vitest';
import { later } from './later.ts';

interface Echo {
  say(word: string): Promise<string>;
}

describe('later', () => {
  let loads: number;
  let isNetworkAway: boolean;
  let echo: Echo;

  beforeEach(() => {
    loads = 0;
    isNetworkAway = false;
    echo = later<Echo>(async () => {
      loads += 1;
      if (isNetworkAway) throw new TypeError('Failed to fetch');
      return new LoudEcho();
    });
  });

  /** With a private part, as adapters have: it works for none but itself. */
  class LoudEcho implements Echo {
    readonly #end = '!';

    async say(word: string): Promise<string> {
      return word + this.#end;
    }
  }

  it('loads with the first call, and once', async () => {
    expect(loads).toBe(0);
    expect(await Promise.all([echo.say('a'), echo.say('b')])).toEqual(['a!', 'b!']);
    expect(loads).toBe(1);
  });

  it('loads again what could not be loaded', async () => {
    isNetworkAway = true;
    await expect(echo.say('a')).rejects.toThrow('Failed to fetch');
    isNetworkAway = false;
    expect(await echo.say('a')).toBe('a!');
    expect(loads).toBe(2);
  });

  it('answers for an adapter that is out of reach, where there is such an answer', async () => {
    const load = async () => {
      throw new TypeError('Failed to fetch');
    };
    const away = later<Echo>(load, () => 'nobody');
    expect(await away.say('a')).toBe('nobody');
  });

  it('lets a method be set in place of its own', async () => {
    const own = echo.say;
    echo.say = (word) => own(word.toUpperCase());
    expect(await echo.say('a')).toBe('A!');
  });

  it('can be handed over in a promise', async () => {
    expect(await Promise.resolve(echo)).toBe(echo);
    expect(loads).toBe(0);
  });

  it('knows only what the adapter does', async () => {
    const { shout } = echo as unknown as { shout(): Promise<void> }; // a bug
    await expect(shout()).rejects.toThrow('The port has no method "shout"');
  });
});
