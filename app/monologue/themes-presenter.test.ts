import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySpeechStore } from '../../adapters/memory/memory-speech-store.ts';
import { cachedReads } from '../../core/offline/cached-reads.fixture.ts';
import { SpeechKind } from '../../core/monologue/speech-kind.ts';
import { ThemesPresenter } from './themes-presenter.ts';

describe('the themes', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let fresh: () => ThemesPresenter;
  let themes: ThemesPresenter;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    const { store: sessions, materials, monologues } = await oz.learner();
    const reporter = new MemoryReporter();
    const speeches = new MemorySpeechStore();
    const kind = new SpeechKind({ speeches, monologues, sessions, clock, reporter });
    const parts = { materials, monologues, kind, reporter };
    fresh = () => new ThemesPresenter({ ...parts, reads: cachedReads({ clock }) });
    const reads = cachedReads({ clock });
    themes = new ThemesPresenter({ ...parts, reads });
    await themes.load();
  });

  const genresOffered = () =>
    themes.state.step === 'shown'
      ? [...new Set(themes.state.recommended.map(({ genre }) => genre))].toSorted()
      : expect.fail(themes.state.step);

  it('are listed a few at a time, and by genre', () => {
    expect(themes.found).toHaveLength(24);
    expect(themes.listed).toHaveLength(20);
    themes.listMore();
    expect(themes.listed).toHaveLength(24);
    themes.list('business');
    expect(themes.listed).toHaveLength(1);
    expect(themes.genresThere).toEqual(['everyday', 'pictures', 'business']);
  });

  it('are offered by the genres she wants', async () => {
    expect(genresOffered()).toEqual(['business', 'everyday', 'pictures']);
    await themes.wantGenre('business', true);
    expect(genresOffered()).toEqual(['business']);
    await themes.wantGenre('business', false);
    expect(genresOffered()).toEqual(['business', 'everyday', 'pictures']);
  });

  it('stay as they were where her wish did not arrive', async () => {
    oz.isOffline = true;
    await themes.wantGenre('business', true);
    expect(themes.state).toMatchObject({ genres: [] });
    expect(genresOffered()).toEqual(['business', 'everyday', 'pictures']);
  });

  it('are shown as they were read last without a network, and say so', async () => {
    await settle();
    const at = clock.now();
    clock.pass(60_000);
    oz.isOffline = true;
    await themes.load();
    expect(themes.state).toMatchObject({ step: 'shown', cached: { at } });
    expect(themes.found).toHaveLength(24);
    oz.isOffline = false;
    await themes.load();
    expect(themes.state).toMatchObject({ step: 'shown', cached: undefined });
  });

  it('say why they cannot be shown, and are asked for again', async () => {
    oz.isOffline = true;
    themes = fresh();
    await themes.retry();
    expect(themes.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    oz.isOffline = false;
    await themes.retry();
    expect(themes.state.step).toBe('shown');
  });
});
