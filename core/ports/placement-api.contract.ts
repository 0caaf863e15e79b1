import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '../shared/result.ts';
import type { Placement, PlacementApi } from './placement-api.ts';
import type { Take } from './recorder.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  /** Of a new learner. */
  readonly placement: PlacementApi;
  /** What is right there. */
  modelOf(questionId: string): string;
  say(text: string): Take;
  mumble(text: string): Take;
}

async function told<T>(answer: Promise<Result<T, { readonly kind: string }>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

export function placementApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the PlacementApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    const now = () => told(subject.placement.placement());
    const asked = (at: Placement): string => at.question?.id ?? expect.fail('Nothing is asked');

    /** To its end; gives what was asked. */
    const types = async (say: (id: string) => string | undefined): Promise<readonly string[]> => {
      const ids: string[] = [];
      let at = await now();
      while (at.question) {
        const { id } = at.question;
        ids.push(id);
        at = (await told(subject.placement.type(id, say(id)))).placement;
      }
      return ids;
    };

    it('asks one sentence after the other, each once, and ends with where to begin', async () => {
      const before = await now();
      expect(before).toMatchObject({ answered: 0, result: undefined });
      expect(before.question?.prompt).not.toBe('');
      const ids = await types((id) => subject.modelOf(id));
      expect(new Set(ids).size).toBe(ids.length);
      const after = await now();
      expect(after).toMatchObject({ answered: ids.length, question: undefined });
      expect(after.result?.lesson).toMatchObject({ unlocked: true });
    });

    it('places who knows nothing at the beginning', async () => {
      await types(() => undefined);
      expect((await now()).result?.level).toBe('A1');
    });

    it('hears what is said, asks again what it did not understand, and goes on', async () => {
      const first = asked(await now());
      const mumbled = subject.mumble(subject.modelOf(first).split(' ')[0] ?? '');
      const unclear = await told(subject.placement.say(first, mumbled));
      expect(unclear).toMatchObject({
        isUnderstood: false,
        placement: { question: { id: first } },
      });
      const said = subject.say(subject.modelOf(first));
      const heard = await told(subject.placement.say(first, said));
      expect(heard).toMatchObject({ isUnderstood: true, placement: { answered: 1 } });
      expect(await now()).toEqual(heard.placement);
    });

    it('counts an answer once, and none to what is not asked', async () => {
      const first = asked(await now());
      const once = await told(subject.placement.type(first, subject.modelOf(first)));
      expect(await told(subject.placement.type(first, undefined))).toEqual(once);
      expect(await subject.placement.type('nowhere', 'Yes.')).toMatchObject({
        error: { kind: 'not-found' },
      });
      expect(await subject.placement.type(asked(once.placement), 'ねむい')).toMatchObject({
        error: { kind: 'not-english' },
      });
      expect(await now()).toEqual(once.placement);
    });

    it('begins anew', async () => {
      await types(() => undefined);
      expect(await told(subject.placement.restart())).toMatchObject({ answered: 0 });
      expect((await now()).question).toBeDefined();
    });

    needsSession(() => subject, {
      placement: ({ placement }) => placement.placement(),
      restart: ({ placement }) => placement.restart(),
      type: ({ placement }) => placement.type('one', undefined),
      say: ({ placement, say }) => placement.say('one', say('Yes.')),
    });
  });
}
