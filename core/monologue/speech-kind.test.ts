import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySpeechStore, SpeechShelf } from '../../adapters/memory/memory-speech-store.ts';
import { outboxKindContract } from '../outbox/outbox-kind.contract.ts';
import type { KeptSpeech } from '../ports/speech-store.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import { EMPTY_MEMO, MemoDrafts, memosIn } from './memo-drafts.ts';
import { SpeechKeeper } from './speech-keeper.ts';
import { SpeechKind } from './speech-kind.ts';
import { speechesOfLearner } from './speeches-of-learner.ts';

const SAID = `said:${Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')}`;

const speechOf = (
  number: number,
  learnerId: string,
  more: Partial<KeptSpeech> = {},
): KeptSpeech => ({
  id: `0000000${number}-0000-7000-8000-000000000000`,
  learnerId,
  materialId: 'my-room',
  title: undefined,
  theme: undefined,
  memo: EMPTY_MEMO,
  startedAt: Date.UTC(2026, 10, 21),
  take: { bytes: new TextEncoder().encode(SAID), mediaType: 'audio/webm', durationMs: 60_000 },
  isWanted: true,
  refusal: undefined,
  ...more,
});

async function aStage() {
  const clock = new MemoryClock();
  const oz = await smallOz(clock);
  const { store: sessions, monologues } = await oz.learner();
  const shelf = new SpeechShelf();
  const speeches = new MemorySpeechStore(shelf);
  const parts = { speeches, monologues, sessions, clock, reporter: new MemoryReporter() };
  const kind = new SpeechKind(parts);
  return { ...parts, oz, shelf, parts, kind, yui: learnerOf(sessions) ?? '' };
}

outboxKindContract('SpeechKind', async () => {
  const { oz, speeches, kind, yui } = await aStage();
  let number = 0;
  return {
    kind,
    learnerId: yui,
    put: async (learnerId) => {
      number += 1;
      const speech = speechOf(number, learnerId);
      await speeches.keep(speech);
      return speech.id;
    },
    goOffline: (isOffline) => {
      oz.isOffline = isOffline;
    },
    arrived: () => [...oz.tables.monologues.values()].map(({ id }) => id),
  };
});

describe('a speech on the device', () => {
  let stage: Awaited<ReturnType<typeof aStage>>;
  let oz: SmallOz;

  beforeEach(async () => {
    stage = await aStage();
    ({ oz } = stage);
  });

  const entries = () => stage.kind.entries(stage.yui);

  it('does not go before she wants it to', async () => {
    await stage.speeches.keep(speechOf(1, stage.yui, { isWanted: false }));
    expect(await entries()).toMatchObject([{ awaitsHer: true }]);
    expect(await stage.kind.all()).toHaveLength(1);
  });

  it('is on its way once, also where the outbox sends it at the same moment', async () => {
    const speech = speechOf(1, stage.yui);
    await stage.speeches.keep(speech);
    const [submitted, sent] = await Promise.all([
      stage.kind.submit(speech),
      stage.kind.send(speech.id),
    ]);
    expect(submitted).toEqual(sent);
    expect(oz.tables.monologues.size).toBe(1);
  });

  it('goes to no other learner who has come in meanwhile', async () => {
    const speech = speechOf(1, 'ken');
    const refused = { ok: false, error: { kind: 'signed-out' } };
    expect(await stage.kind.submit(speech)).toEqual(refused);
    expect(oz.tables.monologues.size).toBe(0);
  });

  it('is forgotten two weeks after the server refused it', async () => {
    await stage.speeches.keep(speechOf(1, stage.yui, { refusal: 'not-found' }));
    await stage.kind.forgetOld(stage.yui);
    expect(await stage.kind.all()).toHaveLength(1);
    stage.clock.pass(15 * 86_400_000);
    await stage.kind.forgetOld(stage.yui);
    expect(await stage.kind.all()).toEqual([]);
  });

  it('is submitted at once where there is a network, and corrected', async () => {
    const speech = speechOf(1, stage.yui, { isWanted: false });
    await stage.speeches.keep(speech);
    expect(await stage.kind.submit(speech)).toMatchObject({ ok: true });
    expect(await stage.kind.all()).toEqual([]);
    await oz.corrected();
    expect(await stage.monologues.one(speech.id)).toMatchObject({ value: { state: 'corrected' } });
  });

  it('waits in the outbox where there is none', async () => {
    oz.isOffline = true;
    const told: string[] = [];
    stage.kind.watch(() => told.push('changed'));
    const sent = await stage.kind.submit(speechOf(1, stage.yui, { isWanted: false }));
    expect(sent).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(await entries()).toHaveLength(1);
    expect(told).toEqual(['changed']);
    oz.isOffline = false;
    expect(await stage.kind.send(speechOf(1, '').id)).toMatchObject({ ok: true });
    expect(await entries()).toEqual([]);
  });

  it('that she gave up while it was on its way is not submitted', async () => {
    const speech = speechOf(1, stage.yui);
    await stage.speeches.keep(speech);
    const { monologues } = stage;
    const uploaded = Promise.withResolvers<void>();
    const kind = new SpeechKind({
      ...stage.parts,
      monologues: {
        submit: (id) => monologues.submit(id),
        record: async (one) => {
          const recorded = await monologues.record(one);
          await uploaded.promise;
          return recorded;
        },
      },
    });
    const sending = kind.send(speech.id);
    await settle();
    await kind.drop(speech.id);
    uploaded.resolve();
    expect(await sending).toBeUndefined();
    expect(await monologues.one(speech.id)).toMatchObject({ value: { state: 'not-submitted' } });
  });

  it('stays for her to hear where its theme is gone', async () => {
    await stage.speeches.keep(speechOf(1, stage.yui, { materialId: 'gone' }));
    const refused = { ok: false, error: { kind: 'not-found' } };
    expect(await stage.kind.send(speechOf(1, '').id)).toEqual(refused);
    expect(await entries()).toMatchObject([{ isRefused: true }]);
  });

  it('is put there piece by piece while it is recorded', async () => {
    const recorder = new MemoryRecorder();
    const { speeches, sessions, clock, shelf } = stage;
    const keeper = new SpeechKeeper(recorder, speeches, sessions, clock);
    await recorder.start();
    keeper.begin({
      id: 'a',
      materialId: 'my-room',
      title: undefined,
      theme: 'Mine',
      memo: EMPTY_MEMO,
    });
    await recorder.hear(SAID);
    const take = await recorder.stop();
    if (!take) throw new Error('Nothing was recorded');
    const finished = await keeper.finish(take);
    expect(finished).toMatchObject({
      speech: { id: 'a', learnerId: stage.yui, theme: 'Mine', isWanted: false },
      kept: { ok: true },
    });
    expect(await new MemorySpeechStore(shelf).all(stage.yui, clock.now())).toHaveLength(1);
  });

  it('is forgotten with its learner', async () => {
    await stage.speeches.keep(speechOf(1, stage.yui));
    await stage.speeches.keep(speechOf(2, 'ken'));
    await speechesOfLearner(stage.speeches, stage.clock).forget(stage.yui);
    expect(await stage.kind.all()).toEqual([]);
    expect(await stage.speeches.all('ken', stage.clock.now())).toHaveLength(1);
  });
});

describe('what she writes before she speaks', () => {
  it('is there again for the same theme, until she empties it or signs out', async () => {
    const preferences = new MemoryPreferences();
    const drafts = new MemoDrafts(preferences, () => 'yui');
    const memo = { opening: 'Hello', points: 'one\ntwo', closing: 'Bye' };
    drafts.keep('my-room', memo);
    expect(new MemoDrafts(preferences, () => 'yui').of('my-room')).toEqual(memo);
    expect(drafts.of('my-work')).toEqual(EMPTY_MEMO);
    drafts.keep('my-room', EMPTY_MEMO);
    expect(drafts.of('my-room')).toEqual(EMPTY_MEMO);
    drafts.keep('my-room', memo);
    await memosIn(preferences).forget('ken');
    expect(drafts.of('my-room')).toEqual(memo);
    expect(new MemoDrafts(preferences, () => 'ken').of('my-room')).toEqual(EMPTY_MEMO);
    await memosIn(preferences).forget('yui');
    expect(drafts.of('my-room')).toEqual(EMPTY_MEMO);
  });

  it('is empty where what is kept cannot be read', () => {
    const preferences = new MemoryPreferences();
    preferences.write('MEMO_yui_my-room', '{"opening": 5');
    expect(new MemoDrafts(preferences, () => 'yui').of('my-room')).toEqual(EMPTY_MEMO);
  });
});
