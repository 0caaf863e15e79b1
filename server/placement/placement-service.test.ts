import { beforeEach, expect, it } from 'vitest';
import { SMALL_BOOKS } from '../../adapters/http/small-books.fixture.ts';
import type { Verdict } from '../../language/judge/verdict.ts';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { PlacementService } from './placement-service.ts';

const AT = new Date(Date.UTC(2026, 10, 21));

/** How what was said is judged, one after the other. */
let verdicts: PromiseWithResolvers<Verdict>[];
let service: PlacementService;
let learners: ReturnType<typeof memoryStorage>['learners'];

const RIGHT = { outcome: 'right' } as Verdict; // nothing else of it is looked at

beforeEach(async () => {
  const storage = memoryStorage(new FsrsScheduler());
  const { library } = storage;
  ({ learners } = storage);
  await learners.add({ id: 'yui', createdAt: AT });
  await library.replace(SMALL_BOOKS);
  verdicts = [];
  const read = () => {
    const verdict = Promise.withResolvers<Verdict>();
    verdicts.push(verdict);
    return verdict.promise;
  };
  const judge = { read, hear: () => Promise.reject(new Error('Nothing is heard here')) };
  const shelves = { of: () => Promise.reject(new Error('Not all were asked')) };
  service = new PlacementService({ learners, library, judge, shelves, now: () => AT });
});

const asked = async () => (await service.state('yui')).asked?.question.id ?? '';
const answered = async () => (await service.state('yui')).answered;

it('takes nothing back where an answer is judged at last that she had passed meanwhile', async () => {
  const first = await asked();
  const slow = service.type('yui', first, 'Please say it.');
  await expect.poll(() => verdicts.length).toBe(1);
  await service.pass('yui', first);
  await service.pass('yui', await asked());
  const third = await asked();
  verdicts[0]?.resolve(RIGHT);
  expect(await slow).toMatchObject({ ok: true, value: { isUnderstood: true } });
  expect(await answered()).toBe(2);
  expect(await asked()).toBe(third);
});

it('counts no answer of before she began anew', async () => {
  await service.pass('yui', await asked());
  const slow = service.type('yui', await asked(), 'Please say it.');
  await expect.poll(() => verdicts.length).toBe(1);
  await service.restart('yui');
  verdicts[0]?.resolve(RIGHT);
  expect(await slow).toEqual({ ok: false, error: { kind: 'not-found' } });
  expect(await answered()).toBe(0);
});

it('takes nothing back where she goes on in the moment an answer is kept', async () => {
  const first = await asked();
  const passed = service.pass.bind(service);
  const whole = learners.changePlacement.bind(learners);
  let isPassed = false;
  learners.changePlacement = async (...change) => {
    if (!isPassed) {
      isPassed = true;
      await passed('yui', first);
      await passed('yui', await asked());
    }
    return whole(...change);
  };
  expect(await service.pass('yui', first)).toMatchObject({ ok: true });
  expect(await answered()).toBe(2);
});
