import { beforeEach, describe, expect, it } from 'vitest';
import { LessonStage } from './lesson-stage.fixture.ts';

describe('the lesson player, judged by the learner', () => {
  let stage: LessonStage;

  beforeEach(async () => {
    stage = await LessonStage.open();
  });

  describe('judging oneself', () => {
    it('begins with the open answer', async () => {
      stage.lesson.player.reveal();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'self-judging', because: undefined });
      expect(stage.lesson.player.turn.isAnswerOpen).toBe(true);
      await stage.lesson.judgeMyself('wrong');
      expect(stage.outcome()).toBe('wrong');
      expect(stage.lesson.progress.outcomes).toEqual({ one: 'wrong' });
    });

    it('begins where the judge has failed', async () => {
      stage.oz.isRecognizerBroken = true;
      await stage.answer('Say one.');
      expect(stage.lesson.player.turn.state).toEqual({
        step: 'self-judging',
        because: { kind: 'recognition-failed' },
      });
      await stage.lesson.judgeMyself('correct');
      expect(stage.outcome()).toBe('correct');
    });

    it('is not told once more that nothing was heard', async () => {
      await stage.lesson.player.spoken.record();
      stage.recorder.happens('muted');
      stage.recorder.happens('unmuted');
      await stage.lesson.player.spoken.stop();
      expect(stage.lesson.player.turn.state).toMatchObject({ error: { kind: 'no-speech' } });
      stage.lesson.player.reveal();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'self-judging', because: undefined });
      expect(stage.lesson.player.recordingNote.note).toBeUndefined();
    });

    it('says why it did not count, and can be done again', async () => {
      stage.lesson.player.reveal();
      stage.oz.isOffline = true;
      await stage.lesson.judgeMyself('correct');
      expect(stage.lesson.player.turn.state).toEqual({
        step: 'self-judging',
        because: { kind: 'offline' },
      });
      stage.oz.isOffline = false;
      await stage.lesson.judgeMyself('correct');
      expect(stage.outcome()).toBe('correct');
      expect(stage.oz.tables.details.size).toBe(1);
    });

    it('counts for its own question where the microphone was refused', async () => {
      await stage.answer('Say one.');
      await stage.lesson.next();
      stage.recorder.refuse({ kind: 'microphone-denied' });
      await stage.lesson.player.spoken.record();
      stage.lesson.player.reveal();
      await stage.lesson.judgeMyself('wrong');
      expect(stage.lesson.progress.outcomes).toEqual({ one: 'correct', two: 'wrong' });
    });

    it('counts once when it is tapped twice', async () => {
      stage.lesson.player.reveal();
      await Promise.all([stage.lesson.judgeMyself('correct'), stage.lesson.judgeMyself('correct')]);
      expect(stage.outcome()).toBe('correct');
      expect(stage.oz.tables.details.size).toBe(1);
    });

    it.each([true, false])(
      'stays with its question where she goes on, kept: %s',
      async (isKept) => {
        await stage.answer('Say two.');
        stage.oz.isOffline = !isKept;
        const settled = stage.lesson.settle('correct');
        await stage.lesson.next();
        await settled;
        expect(stage.lesson.progress.question?.id).toBe('two');
        expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
        expect(stage.lesson.progress.outcomes).toEqual({ one: isKept ? 'correct' : 'wrong' });
      },
    );

    describe('that is lost after she has gone on', () => {
      const prompts = () => stage.lesson.lostGrades.prompts;

      const lose = async (goOn: () => Promise<void>) => {
        stage.oz.isOffline = true;
        const settled = stage.lesson.settle('correct');
        await goOn();
        await settled;
        stage.oz.isOffline = false;
      };

      it('is told with its prompt, until she has read it', async () => {
        await stage.answer('Say two.');
        await lose(() => stage.lesson.next());
        expect(prompts()).toEqual([{ text: 'one を英語で', language: 'ja' }]);
        expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
        await stage.answer('Say two.');
        expect(stage.outcome()).toBe('correct');
        stage.lesson.lostGrades.dismiss();
        expect(prompts()).toEqual([]);
      });

      it('is told beside the result, too, where it was the last question', async () => {
        await stage.lesson.skip();
        await stage.answer('Say one.');
        await lose(() => stage.lesson.next());
        expect(stage.lesson.player.turn.state.step).toBe('finished');
        expect(prompts()).toEqual([{ text: 'two を英語で', language: 'ja' }]);
      });

      it('is told where she has left the lesson', async () => {
        await stage.answer('Say two.');
        await lose(async () => stage.lesson.dispose());
        expect(prompts()).toHaveLength(1);
      });

      it('is told to no other learner', async () => {
        await stage.answer('Say two.');
        await lose(() => stage.lesson.next());
        stage.learnerId = 'hana';
        expect(prompts()).toEqual([]);
      });

      it('is not told while she is there to see it, nor where nothing is lost', async () => {
        await stage.answer('Say two.');
        await lose(async () => {});
        expect(prompts()).toEqual([]);
        await stage.lesson.judgeMyself('correct');
        await stage.lesson.next();
        expect(prompts()).toEqual([]);
      });
    });

    it('is not possible before the answer is open, nor while recording', async () => {
      await stage.lesson.judgeMyself('correct');
      expect(stage.lesson.player.turn.state.step).toBe('asking');
      await stage.lesson.player.spoken.record();
      stage.lesson.player.reveal();
      await stage.lesson.judgeMyself('correct');
      expect(stage.lesson.player.turn.state.step).toBe('recording');
      expect(stage.oz.tables.details.size).toBe(0);
    });
  });

  describe('settling', () => {
    it('turns the word of the judge, and back', async () => {
      await stage.answer('Say two.');
      expect(stage.outcome()).toBe('wrong');
      await stage.lesson.settle('correct');
      expect(stage.lesson.player.turn.state).toMatchObject({
        detail: { outcome: 'correct', judged: 'wrong' },
      });
      expect(stage.lesson.progress.outcomes).toEqual({ one: 'correct' });
      await stage.lesson.settle('wrong');
      expect(stage.outcome()).toBe('wrong');
      expect(stage.oz.tables.details.size).toBe(1);
    });

    it('settles what the judge left open, in one word', async () => {
      await stage.answer('It is one that I say.');
      expect(stage.lesson.player.turn.state).toMatchObject({
        detail: { outcome: 'correct', judged: 'unlisted', remarks: [] },
      });
      await stage.lesson.settle('wrong');
      expect(stage.lesson.progress.outcomes).toEqual({ one: 'wrong' });
      expect(stage.lesson.player.turn.state).toMatchObject({ detail: { isOwnWord: true } });
    });

    it('does nothing where nothing is graded', async () => {
      await stage.lesson.settle('correct');
      expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
    });
  });
});
