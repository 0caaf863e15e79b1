import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { LessonStage } from '../lesson-player/lesson-stage.fixture.ts';
import { ReviewPlayerPresenter } from '../review/review-player-presenter.ts';
import { reviewStage } from '../review/review-stage.fixture.ts';

/** The questions of a lesson, of which the first is asked. */
export async function inLesson() {
  const stage = await LessonStage.open();
  const { clock, oz, preferences, recorder, reporter, sounds, visibility, wakeLock } = stage;
  const open = async () => {
    const lesson = await stage.openLesson();
    await lesson.load();
    await settle();
    return lesson;
  };
  const around = { clock, oz, preferences, recorder, reporter, sounds, visibility, wakeLock };
  return { ...around, host: stage.lesson, open, unopened: () => stage.openLesson() };
}

/** The same of a review. */
export async function inReview() {
  const stage = await reviewStage();
  const { clock, open, oz, parts, preferences, recorder, reporter, sounds, wakeLock } = stage;
  const { visibility } = stage;
  const around = { clock, oz, preferences, recorder, reporter, sounds, visibility, wakeLock };
  const unopened = async () => new ReviewPlayerPresenter('r', parts);
  return { ...around, host: await open(), open, unopened };
}
