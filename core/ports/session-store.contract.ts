import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionStore } from './session-store.ts';

interface Subject {
  /** Opens the same store each time, as the next visit does. */
  open(): SessionStore;
  /** Something else is now where the session was kept. */
  keepInstead(text: string): void;
}

const session = { accessToken: 'a.b.c', refreshToken: 'r' };
const later = { accessToken: 'd.e.f', refreshToken: 's' };

export function sessionStoreContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the SessionStore contract`, () => {
    let subject: Subject;
    let store: SessionStore;

    beforeEach(() => {
      subject = fresh();
      store = subject.open();
    });

    it('has no session at first', () => {
      expect(store.load()).toBeUndefined();
    });

    it('gives what was saved last, also after it is opened again', () => {
      store.save(session);
      store.save(later);
      expect(store.load()).toEqual(later);
      expect(subject.open().load()).toEqual(later);
    });

    it('shows two that are open the same session', () => {
      const other = subject.open();
      store.save(session);
      expect(other.load()).toEqual(session);
      other.clear();
      expect(store.load()).toBeUndefined();
    });

    it.each([
      '',
      'not JSON',
      'null',
      '[]',
      '"text"',
      '{}',
      '{"access_token":"a.b.c"}',
      '{"refresh_token":"r"}',
      '{"access_token":1,"refresh_token":"r"}',
    ])('has no session when what is kept is %s, and can save again', (text) => {
      store.save(session);
      subject.keepInstead(text);
      expect(store.load()).toBeUndefined();
      store.save(later);
      expect(store.load()).toEqual(later);
    });

    it('forgets the session, even twice', () => {
      store.save(session);
      store.clear();
      store.clear();
      expect(store.load()).toBeUndefined();
      expect(subject.open().load()).toBeUndefined();
    });
  });
}
