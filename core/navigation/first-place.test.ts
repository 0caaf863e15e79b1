import { describe, expect, it } from 'vitest';
import { firstPlace, type Arrival } from './first-place.ts';

describe('after signing in', () => {
  const lessonId = async (): Promise<string | undefined> => 'l-1';
  const guest = { isGuest: true, hasAnsweredSurvey: false };
  const member = { isGuest: false, hasAnsweredSurvey: false };
  const asked = { isGuest: false, hasAnsweredSurvey: true };

  it.each<[string, Partial<Arrival>, string]>([
    ['who was here before comes to what she wanted', { isNew: false, wanted: '/x' }, '/x'],
    ['a guest speaks at once', { learner: guest }, '/verbal_composition/lessons/l-1'],
    ['a guest comes to what she wanted', { learner: guest, wanted: '/x' }, '/x'],
    [
      'a guest comes home without a lesson',
      { learner: guest, lessonId: async () => undefined },
      '/',
    ],
    ['a new member is asked', { learner: member }, '/onboarding'],
    [
      'a new member is asked on her way',
      { learner: member, wanted: '/x' },
      '/onboarding?redirect_uri=%2Fx',
    ],
    ['who was asked as a guest is not asked again', { learner: asked }, '/'],
  ])('%s', async (_, given, place) => {
    const arrival = { isNew: true, learner: undefined, wanted: '/', lessonId, ...given };
    expect(await firstPlace(arrival)).toBe(place);
  });
});
