import { expect, it } from 'vitest';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { everyPage, type AskedPage } from './every-page.ts';

interface Letters {
  readonly letters: string;
  readonly next: string | null;
}

interface Offline {
  readonly kind: 'offline';
}

/** A list of two letters a page. */
const alphabet = async ({ after = '0' }: AskedPage): Promise<Result<Letters, Offline>> => {
  const from = Number(after);
  return ok({
    letters: 'abcde'.slice(from, from + 2),
    next: from + 2 < 5 ? String(from + 2) : null,
  });
};

it('has every page of a list, in its order', async () => {
  const pages = await everyPage(alphabet);
  expect(pages.ok && pages.value.map(({ letters }) => letters)).toEqual(['ab', 'cd', 'e']);
});

it('is refused where one of them is', async () => {
  const refused = await everyPage(async (query) =>
    query.after === '4' ? fail<Offline>({ kind: 'offline' }) : alphabet(query),
  );
  expect(refused).toEqual({ ok: false, error: { kind: 'offline' } });
});
