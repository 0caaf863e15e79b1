import { describe, expect, it } from 'vitest';
import { admit, type Visitor } from './admit.ts';

const visitor = (more: Partial<Visitor> = {}): Visitor => ({
  language: 'ko',
  session: 'signed-in',
  mode: 'browser',
  ...more,
});

describe('admit', () => {
  it.each(['unknown', 'signed-in', 'signed-out'] as const)(
    'first finds the language for every visitor (%s)',
    (session) => {
      expect(admit('/books?x=1', visitor({ session }))).toEqual({
        kind: 'led',
        to: '/ko/books?x=1',
      });
    },
  );

  it('keeps the language that the address names', () => {
    expect(admit('/en/books', visitor())).toEqual({ kind: 'open' });
  });

  it.each(['unknown', 'signed-in', 'signed-out'] as const)(
    'lets anyone in to sign in (%s)',
    (session) => {
      expect(admit('/ja/login?redirect_uri=%2F', visitor({ session }))).toEqual({ kind: 'open' });
    },
  );

  it('lets no visitor in before it is known who she is', () => {
    expect(admit('/ja/books', visitor({ session: 'unknown' }))).toEqual({ kind: 'wait' });
  });

  it.each([
    ['browser', '/ja/login?redirect_uri=%2Fbooks%3Fx%3D1'],
    ['native', '/ja/native_auth?redirect_uri=%2Fbooks%3Fx%3D1'],
    ['embedded', '/ja/native_embedded/native_auth?redirect_uri=%2Fbooks%3Fx%3D1'],
  ] as const)('leads one who is signed out to sign in (%s)', (mode, to) => {
    expect(admit('/ja/books?x=1', visitor({ session: 'signed-out', mode }))).toEqual({
      kind: 'led',
      to,
    });
  });

  it('tells the login why, when her contract has ended', () => {
    expect(admit('/ja/books', visitor({ session: 'no-contract' }))).toEqual({
      kind: 'led',
      to: '/ja/login?redirect_uri=%2Fbooks&notice=no-contract',
    });
  });

  it.each([
    ['/ja', '/ja/form_redirect'],
    ['/ja/books?redirect=cancel', '/ja/form_redirect?redirect=cancel'],
  ])('leads a learner in another app to the forms: %s', (url, to) => {
    expect(admit(url, visitor({ mode: 'embedded' }))).toEqual({ kind: 'led', to });
    expect(admit(to, visitor({ mode: 'embedded' }))).toEqual({ kind: 'open' });
  });

  it('comes to an end, however it leads', () => {
    for (const url of ['/', '/ja', '/books', '/fr/books', '/en/login', '/ko?x=1']) {
      let place = url;
      let steps = 0;
      for (let next = admit(place, visitor({ session: 'signed-out' })); next.kind === 'led';) {
        place = next.to;
        next = admit(place, visitor({ session: 'signed-out' }));
        steps += 1;
        expect(steps).toBeLessThan(3);
      }
      expect(admit(place, visitor({ session: 'signed-out' }))).toEqual({ kind: 'open' });
    }
  });
});
