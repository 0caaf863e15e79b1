import { HOME } from '../../core/navigation/paths.ts';
import { guest, member } from '../account/account-screen.states.ts';
import { Celebration } from '../celebration/celebration.tsx';
import { states as celebrationStates } from '../celebration/celebration.states.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { states as homeStates } from '../home/home-screen.states.ts';
import { TakesLine } from '../takes/takes-line.tsx';
import { drawnBy, nothing, still, type GalleryScreens } from './gallery-screen.ts';

const newcomer = { ...member, hasAnsweredSurvey: false };

/** What home shows to some learners, or at some moments. */
export const occasionalHomeScreens: GalleryScreens = {
  'takes-line': {
    path: HOME,
    states: drawnBy({ one: 1, some: 3 }, (count) => (
      <HomeScreen
        view={{ state: homeStates.shown, retry: still, load: still }}
        learner={undefined}
        extra={<TakesLine count={count} />}
      />
    )),
  },
  celebration: {
    path: HOME,
    states: drawnBy(celebrationStates, (state) => (
      <>
        <HomeScreen
          view={{ state: homeStates.shown, retry: still, load: still }}
          learner={undefined}
        />
        <Celebration view={{ state, share: still, close: nothing }} />
      </>
    )),
  },
  invitation: {
    path: HOME,
    states: drawnBy({ guest, newcomer }, (learner) => (
      <HomeScreen view={{ state: homeStates.shown, retry: still, load: still }} learner={learner} />
    )),
  },
};
