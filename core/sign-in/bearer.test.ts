import { describe, expect, it } from 'vitest';
import type { AccessTokenSource } from '../ports/access-token-source.ts';
import type { ApiError } from '../ports/api-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { bearerFor } from './bearer.ts';

const NONE: Result<string, ApiError> = fail({ kind: 'signed-out' });
const OFFLINE: Result<string, ApiError> = fail({ kind: 'offline' });
const TOKEN: Result<string, ApiError> = ok('token');

/** Gives these answers in turn, the last one for ever, and counts how often it is asked. */
class Answers implements AccessTokenSource {
  asked = 0;
  readonly #answers: readonly Result<string, ApiError>[];

  constructor(...answers: readonly Result<string, ApiError>[]) {
    this.#answers = answers;
  }

  async fetch(): Promise<Result<string, ApiError>> {
    this.asked += 1;
    return this.#answers[this.asked - 1] ?? this.#answers.at(-1) ?? NONE;
  }
}

describe('bearerFor', () => {
  it('asks for no token where none is wanted', async () => {
    const tokens = new Answers(TOKEN);
    expect(await bearerFor('none', tokens)).toEqual(ok(undefined));
    expect(tokens.asked).toBe(0);
  });

  it.each(['bearer', 'optional'] as const)('carries the token there is (%s)', async (need) => {
    const tokens = new Answers(TOKEN);
    expect(await bearerFor(need, tokens)).toEqual(TOKEN);
    expect(tokens.asked).toBe(1);
  });

  it.each(['bearer', 'optional'] as const)(
    'asks a second time when there was none, and carries what it gets then (%s)',
    async (need) => {
      const tokens = new Answers(NONE, TOKEN);
      expect(await bearerFor(need, tokens)).toEqual(TOKEN);
      expect(tokens.asked).toBe(2);
    },
  );

  it('asks no third time: the call that must carry one is refused, another goes without', async () => {
    const tokens = new Answers(NONE, NONE, TOKEN);
    expect(await bearerFor('bearer', tokens)).toEqual(NONE);
    expect(tokens.asked).toBe(2);
    expect(await bearerFor('optional', new Answers(NONE))).toEqual(ok(undefined));
  });

  it('does not ask again when it was another trouble', async () => {
    const tokens = new Answers(OFFLINE, TOKEN);
    expect(await bearerFor('bearer', tokens)).toEqual(OFFLINE);
    expect(tokens.asked).toBe(1);
    expect(await bearerFor('optional', new Answers(OFFLINE))).toEqual(ok(undefined));
  });
});
