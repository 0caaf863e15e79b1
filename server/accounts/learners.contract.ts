import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptSessions } from './kept-sessions.ts';
import type { Learners, StoredLearner } from './learners.ts';

const at = new Date('2026-11-21T00:00:00.000Z');
const later = new Date('2026-11-22T00:00:00.000Z');

const yui: StoredLearner = {
  id: 'yui',
  email: 'yui@oz.example',
  passwordHash: 'hash',
  createdAt: at,
  isGuest: false,
  emailConfirmedAt: undefined,
  language: 'ko',
  survey: [],
  surveyedAt: undefined,
  placement: undefined,
  appleTransactionId: undefined,
  purchaseShown: undefined,
  purchaseSignsIn: true,
};
const guest = { id: 'guest', createdAt: at, isGuest: true };
const account = { email: 'New@oz.example', passwordHash: 'new', language: 'en' as const };

interface LearnersSubject {
  readonly learners: Learners;
  readonly sessions: KeptSessions;
}

export function learnersContract(adapter: string, fresh: () => Promise<LearnersSubject>): void {
  describe(`${adapter} keeps the Learners contract`, () => {
    let learners: Learners;
    let sessions: KeptSessions;

    beforeEach(async () => {
      ({ learners, sessions } = await fresh());
    });

    it('finds a learner by id, by email and by her purchase', async () => {
      const whole = { ...yui, appleTransactionId: '2000' };
      expect(await learners.add(whole)).toBe(true);
      expect(await learners.ofId('yui')).toEqual(whole);
      expect(await learners.ofEmail('yui@oz.example')).toEqual(whole);
      expect(await learners.ofAppleTransaction('2000')).toEqual(whole);
    });

    it('finds a learner whatever the case of the email', async () => {
      await learners.add(yui);
      expect(await learners.ofEmail('Yui@OZ.example')).toEqual(yui);
    });

    it('knows no learner who was not added', async () => {
      expect(await learners.ofId('yui')).toBeUndefined();
      expect(await learners.ofEmail('yui@oz.example')).toBeUndefined();
      expect(await learners.ofAppleTransaction('2000')).toBeUndefined();
    });

    it('keeps the first of two learners with one email, or one purchase', async () => {
      await learners.add({ ...yui, appleTransactionId: '2000' });
      expect(await learners.add({ ...yui, id: 'other', email: 'YUI@oz.example' })).toBe(false);
      expect(await learners.add({ ...guest, appleTransactionId: '2000' })).toBe(false);
      expect(await learners.ofId('other')).toBeUndefined();
      expect(await learners.ofId('guest')).toBeUndefined();
    });

    it('has as many learners without an email as there are', async () => {
      expect(await learners.add(guest)).toBe(true);
      expect(await learners.add({ ...guest, id: 'other' })).toBe(true);
      expect(await learners.ofId('guest')).toMatchObject({ email: undefined, isGuest: true });
    });

    it('takes of a purchase what was signed later, and the same for a while', async () => {
      const shown = (signed: number, seen: number) => ({
        signedAt: new Date(signed),
        shownAt: new Date(seen),
      });
      await learners.add({ ...yui, appleTransactionId: '2000' });
      const show = (signed: number, seen: number, notBefore = 0) =>
        learners.showPurchase('yui', shown(signed, seen), new Date(notBefore));
      expect(await show(5000, 7000)).toBe(true);
      expect((await learners.ofId('yui'))?.purchaseShown).toEqual(shown(5000, 7000));
      expect(await show(4000, 8000)).toBe(false);
      expect(await show(5000, 8000, 7000)).toBe(true);
      expect(await show(5000, 9000, 7001)).toBe(false);
      expect(await show(6000, 9000, 9000)).toBe(true);
      expect(await show(5000, 9000)).toBe(false);
    });

    it('attaches a purchase to pay with, and not to sign in with', async () => {
      const shown = { signedAt: at, shownAt: at };
      await learners.add(yui);
      const ken = { id: 'ken', email: 'ken@oz.example', isGuest: false };
      await learners.add({ ...guest, ...ken, appleTransactionId: '3000' });
      await learners.add(guest);
      expect(await learners.attachPurchase('yui', '3000', shown)).toBe(false);
      expect(await learners.attachPurchase('guest', '2000', shown)).toBe(false);
      expect(await learners.attachPurchase('ken', '2000', shown)).toBe(false);
      expect(await learners.ofAppleTransaction('2000')).toBeUndefined();
      expect(await learners.attachPurchase('yui', '1000', shown)).toBe(true);
      expect(await learners.attachPurchase('yui', '2000', shown)).toBe(true);
      expect(await learners.ofAppleTransaction('1000')).toBeUndefined();
      const bought = { appleTransactionId: '2000', purchaseShown: shown, purchaseSignsIn: false };
      expect(await learners.ofAppleTransaction('2000')).toEqual({ ...yui, ...bought });
      await learners.dropAttached('yui');
      expect(await learners.ofId('yui')).toEqual(yui);
    });

    it('forgets what is attached to an account', async () => {
      const purchaseShown = { signedAt: at, shownAt: at };
      await learners.add({ ...yui, appleTransactionId: '2000', purchaseShown });
      await learners.dropAttached('yui');
      expect(await learners.ofId('yui')).toEqual(yui);
      expect(await learners.ofAppleTransaction('2000')).toBeUndefined();
    });

    it('takes an email from a learner who never confirmed it, and from no other', async () => {
      await learners.add(yui);
      await learners.add({ ...yui, id: 'ken', email: 'ken@oz.example', emailConfirmedAt: at });
      for (const id of ['yui', 'ken']) await learners.dropEmail(id);
      expect((await learners.ofId('yui'))?.email).toBeUndefined();
      expect((await learners.ofId('ken'))?.email).toBe('ken@oz.example');
    });

    it('forgets a password', async () => {
      await learners.add(yui);
      await learners.setPassword('yui', undefined);
      expect((await learners.ofId('yui'))?.passwordHash).toBeUndefined();
    });

    it('hashes a password anew, unless it was changed meanwhile', async () => {
      await learners.add({ ...yui, passwordHash: 'old' });
      await learners.rehash('yui', 'old', 'costlier');
      expect((await learners.ofId('yui'))?.passwordHash).toBe('costlier');
      await learners.rehash('yui', 'old', 'late');
      expect((await learners.ofId('yui'))?.passwordHash).toBe('costlier');
    });

    it('makes a guest an account, once', async () => {
      await learners.add(guest);
      expect(await learners.makeAccount('guest', account)).toBe('made');
      expect(await learners.ofId('guest')).toMatchObject({
        email: 'new@oz.example',
        passwordHash: 'new',
        language: 'en',
        isGuest: false,
        createdAt: at,
      });
      expect(await learners.makeAccount('guest', account)).toBe('no-guest');
      expect(await learners.makeAccount('nobody', account)).toBe('no-guest');
    });

    it('makes no account with an email that is taken, and leaves the guest a guest', async () => {
      await learners.add(yui);
      await learners.add(guest);
      const taken = { ...account, email: 'YUI@oz.example' };
      expect(await learners.makeAccount('guest', taken)).toBe('email-taken');
      expect(await learners.ofId('guest')).toMatchObject({ isGuest: true, email: undefined });
    });

    it('changes a password, an email and the answers to the survey', async () => {
      await learners.add(yui);
      await learners.setPassword('yui', 'other');
      expect(await learners.setEmail('yui', 'Yui@new.example', later)).toBe(true);
      const survey = [{ questionId: 'goal', optionIds: ['travel', 'work'] }];
      await learners.setSurvey('yui', survey, later);
      expect(await learners.ofId('yui')).toEqual({
        ...yui,
        passwordHash: 'other',
        email: 'yui@new.example',
        emailConfirmedAt: later,
        survey,
        surveyedAt: later,
      });
    });

    it('changes a placement only from what it was', async () => {
      await learners.add(yui);
      const first = { questionId: 'one', level: 'A2', isRight: true } as const;
      const second = { ...first, questionId: 'two', isRight: false };
      const [one, two] = [{ answers: [first] }, { answers: [first, second] }];
      expect(await learners.changePlacement('yui', one, two)).toBe(false);
      expect(await learners.changePlacement('yui', undefined, one)).toBe(true);
      expect(await learners.changePlacement('yui', undefined, two)).toBe(false);
      const before = (await learners.ofId('yui'))?.placement;
      const placed = { ...two, level: 'B1', placedAt: 7 } as const;
      expect(await learners.changePlacement('yui', before, placed)).toBe(true);
      expect(await learners.ofId('yui')).toEqual({ ...yui, placement: placed });
      expect(await learners.changePlacement('unknown', undefined, one)).toBe(false);
    });

    it('changes a placement once, where two change it at the same moment', async () => {
      await learners.add(yui);
      const changes = await Promise.all(
        (['one', 'two'] as const).map((questionId) => {
          const answers = [{ questionId, level: 'A2', isRight: true } as const];
          return learners.changePlacement('yui', undefined, { answers });
        }),
      );
      expect(changes.filter(Boolean)).toHaveLength(1);
    });

    it('gives no learner an email that is taken', async () => {
      await learners.add(yui);
      await learners.add({ ...guest, isGuest: false });
      expect(await learners.setEmail('guest', 'YUI@oz.example', later)).toBe(false);
      expect(await learners.ofId('guest')).toMatchObject({ email: undefined });
      expect(await learners.ofId('yui')).toEqual(yui);
    });

    it('forgets a learner, even twice', async () => {
      await learners.add(yui);
      await learners.remove('yui');
      await learners.remove('yui');
      expect(await learners.ofId('yui')).toBeUndefined();
    });

    it('forgets guests of long ago, and no other learner', async () => {
      await learners.add(guest);
      await learners.add({ ...guest, id: 'new', createdAt: later });
      await learners.add(yui);
      expect(await learners.removeGuests([], later)).toEqual([]);
      expect(await learners.oldGuests(later, later)).toEqual(['guest']);
      expect(await learners.removeGuests(['guest', 'yui'], later)).toEqual(['guest']);
      expect(await learners.removeGuests(['guest', 'yui'], later)).toEqual([]);
      expect(await learners.oldGuests(later, later)).toEqual([]);
      expect(await learners.ofId('new')).toBeDefined();
      expect(await learners.ofId('yui')).toBeDefined();
    });

    it('forgets no guest who still has a session', async () => {
      await learners.add(guest);
      await sessions.add({
        id: 'session',
        learnerId: 'guest',
        device: 'Safari · iPhone',
        place: 'here',
        provedBy: 'guest',
        provedAt: at,
        begunAt: at,
        usedAt: later,
        expiresAt: new Date(later.getTime() + 1),
        generation: 1,
        firstHash: undefined,
      });
      expect(await learners.oldGuests(later, later)).toEqual([]);
      expect(await learners.removeGuests(['guest'], later)).toEqual([]);
      const after = new Date(later.getTime() + 1);
      expect(await learners.oldGuests(later, after)).toEqual(['guest']);
      expect(await learners.removeGuests(['guest'], after)).toEqual(['guest']);
    });
  });
}
