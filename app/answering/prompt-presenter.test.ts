import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { inLesson, inReview } from './question-stages.fixture.ts';

describe.each([
  ['a lesson', inLesson],
  ['a review', inReview],
])('a prompt of %s', (_, begin: () => ReturnType<typeof inLesson | typeof inReview>) => {
  let stage: Awaited<ReturnType<typeof begin>>;

  beforeEach(async () => {
    stage = await begin();
  });

  it.each(['ja', 'ko'] as const)('offers Korean until she has chosen %s', async (language) => {
    const { player } = stage.host;
    expect(player.prompt.isLanguageOpen).toBe(true);
    player.choosePromptLanguage(language);
    expect(player.prompt.isLanguageOpen).toBe(false);
    expect((await stage.open()).player.prompt.isLanguageOpen).toBe(false);
  });

  describe('in Korean', () => {
    const player = () => stage.host.player;
    const lap = () => player().turn.lap;

    beforeEach(async () => {
      player().choosePromptStyle('spoken');
      await settle();
      stage.sounds.played.length = 0;
      player().choosePromptLanguage('ko');
      await settle();
    });

    it('is read, and never spoken', async () => {
      expect(player().prompt.shown).toEqual({ text: 'one 영어로', language: 'ko' });
      expect(player().isPromptVisible).toBe(true);
      void player().play('prompt');
      await settle();
      expect(stage.sounds.played).toEqual([]);
    });

    it('leaves time to read it before the clock begins, as a voice does', async () => {
      player().ask();
      await settle();
      stage.clock.pass(1000);
      expect(lap().beganAt).toBeUndefined();
      stage.clock.pass(1000);
      await player().prompted;
      expect(lap().beganAt).toBe(stage.clock.now());
    });

    it('has a clock that goes on when she wants to hear it', async () => {
      player().choosePromptStyle('shown');
      player().ask();
      const begun = stage.clock.now();
      void player().play('prompt');
      await settle();
      stage.clock.pass(5000);
      await settle();
      expect(lap().beganAt).toBe(begun);
    });

    it('is timed from where she began to speak before she had read it', async () => {
      player().ask();
      await settle();
      stage.clock.pass(500);
      await player().spoken.record();
      const begun = stage.clock.now();
      await settle();
      stage.clock.pass(10_000);
      await settle();
      expect(lap().beganAt).toBe(begun);
    });

    it('is heard in Japanese again when she wants that', async () => {
      player().choosePromptLanguage('ja');
      await settle();
      expect(player().prompt.shown?.language).toBe('ja');
      expect(player().isPromptVisible).toBe(false);
      expect(stage.sounds.played).toEqual(['sound:one を英語で']);
    });

    it('stays so in the next lesson or review', async () => {
      expect((await stage.open()).player.prompt.shown?.language).toBe('ko');
    });
  });
});
