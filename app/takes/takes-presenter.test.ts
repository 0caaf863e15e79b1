import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryTakeStore } from '../../adapters/memory/memory-take-store.ts';
import { Outbox } from '../../core/outbox/outbox.ts';
import { learnerOf } from '../../core/sign-in/learner-of.ts';
import { keptTake } from '../../core/takes/kept-take.fixture.ts';
import { TakeKind } from '../../core/takes/take-kind.ts';
import { TakeKeeper } from '../../core/takes/take-keeper.ts';
import { TakesPresenter } from './takes-presenter.ts';

describe('TakesPresenter', () => {
  let oz: SmallOz;
  let connectivity: MemoryConnectivity;
  let takes: MemoryTakeStore;
  let player: MemoryAudioPlayer;
  let view: TakesPresenter;
  let yui: string;

  beforeEach(async () => {
    connectivity = new MemoryConnectivity();
    takes = new MemoryTakeStore();
    player = new MemoryAudioPlayer();
    const clock = new MemoryClock();
    oz = await smallOz(clock);
    const reporter = new MemoryReporter();
    const { store: sessions, records } = await oz.learner();
    yui = learnerOf(sessions) ?? '';
    const keeper = new TakeKeeper(new MemoryRecorder(), takes, sessions, clock);
    const visibility = new MemoryPageVisibility();
    const learnerId = () => learnerOf(sessions);
    const outbox = new Outbox({ learnerId, clock, connectivity, visibility, reporter });
    const kind = new TakeKind({ takes, keeper, records, sessions, clock, reporter });
    outbox.add(kind);
    view = new TakesPresenter(outbox, kind, player, reporter);
  });

  const id = (number: number) => keptTake(number, yui).answerId;
  const shown = () =>
    view.state.step === 'shown'
      ? view.state.takes.map(({ take, standing }) => [take.answerId, standing])
      : view.state.step;
  const isDeaf = (isBroken: boolean) => {
    oz.isRecognizerBroken = isBroken;
  };

  it('shows what waits, the oldest first, and nothing of another learner', async () => {
    await takes.keep(keptTake(2, yui));
    await takes.keep(keptTake(1, yui));
    await takes.keep(keptTake(3, 'hana'));
    expect(shown()).toBe('loading');
    await view.load();
    expect(shown()).toEqual([
      [id(1), 'waiting'],
      [id(2), 'waiting'],
    ]);
  });

  it('tells what each take waits for', async () => {
    connectivity.turn(false);
    await takes.keep(keptTake(1, yui));
    await takes.keep({ ...keptTake(2, yui), refusal: 'not-understood' });
    await view.load();
    expect(shown()).toEqual([
      [id(1), 'no-network'],
      [id(2), 'refused'],
    ]);
  });

  it('sends what waits as soon as she looks, and leaves it in sight as sent', async () => {
    await takes.keep(keptTake(1, yui));
    const standings: unknown[] = [];
    isDeaf(true);
    const stop = view.watch();
    await settle();
    standings.push(shown());
    isDeaf(false);
    await view.send(id(1));
    standings.push(shown());
    stop();
    expect(standings).toEqual([[[id(1), 'waiting']], [[id(1), 'sent']]]);
    expect(takes.everything).toEqual([]);
    expect(view.error).toBeUndefined();
  });

  it('follows no longer once it was stopped', async () => {
    await takes.keep(keptTake(1, yui));
    isDeaf(true);
    const stop = view.watch();
    await settle();
    stop();
    await takes.drop(id(1));
    connectivity.turn(false);
    await settle();
    expect(shown()).toEqual([[id(1), 'waiting']]);
  });

  it('says why a take could not be sent, until it is tried again', async () => {
    await takes.keep(keptTake(1, yui));
    await view.load();
    isDeaf(true);
    await view.send(id(1));
    expect(view.error).toMatchObject({ kind: 'recognition-failed' });
    expect(shown()).toEqual([[id(1), 'waiting']]);
    isDeaf(false);
    await view.send(id(1));
    expect(view.error).toBeUndefined();
  });

  it('says with the take itself why the server refuses it', async () => {
    await takes.keep(keptTake(1, yui, ''));
    await view.load();
    await view.send(id(1));
    expect(view.state).toMatchObject({
      takes: [{ standing: 'refused', take: { refusal: 'no-speech' } }],
    });
    expect(view.error).toBeUndefined();
  });

  it('plays a take, and stops it', async () => {
    player.isEndless = true;
    await takes.keep(keptTake(1, yui));
    await view.load();
    const playing = view.play(id(1));
    expect(view.playing).toBe(id(1));
    view.stopPlaying();
    await playing;
    expect(view.playing).toBeUndefined();
    expect(player.played).toEqual(['said:Say one.']);
  });

  it('goes on with the next take when another is played', async () => {
    player.isEndless = true;
    for (const number of [1, 2]) await takes.keep(keptTake(number, yui));
    await view.load();
    const first = view.play(id(1));
    void view.play(id(2));
    await first;
    expect(view.playing).toBe(id(2));
  });

  it('says that a take cannot be heard', async () => {
    await takes.keep(keptTake(1, yui));
    await view.load();
    player.refuse({ kind: 'playback-failed' });
    await view.play(id(1));
    expect(view.error).toEqual({ kind: 'playback-failed' });
    expect(view.playing).toBeUndefined();
  });

  it('deletes a take only when she has been asked, and does not call it sent', async () => {
    player.isEndless = true;
    for (const number of [1, 2]) await takes.keep(keptTake(number, yui));
    await view.load();
    view.askToDelete(id(1));
    view.keep();
    await view.delete();
    expect(takes.everything).toHaveLength(2);

    const playing = view.play(id(1));
    view.askToDelete(id(1));
    await view.delete();
    await playing;
    expect(view.playing).toBeUndefined();
    expect(view.deleting).toBeUndefined();
    expect(shown()).toEqual([[id(2), 'waiting']]);
    expect(takes.everything).toHaveLength(1);
  });
});
