import { STUDY, TRENDS, WEEK_PLAN } from '../account/account-paths.ts';
import { TrendsScreen } from '../trends/trends-screen.tsx';
import { states as trendsStates } from '../trends/trends-screen.states.ts';
import { WeekPlanScreen } from '../week-plan/week-plan-screen.tsx';
import { states as weekPlanStates } from '../week-plan/week-plan-screen.states.ts';
import { StudyScreen } from '../study/study-screen.tsx';
import { states as studyStates } from '../study/study-screen.states.ts';
import { drawnBy, nothing, still, type GalleryScreens } from './gallery-screen.ts';

/** How she studies: time, trends and plan. */
export const studyScreens: GalleryScreens = {
  study: {
    path: STUDY,
    states: drawnBy(studyStates, (state) => <StudyScreen view={{ state, retry: still }} />),
  },
  'week-plan': {
    path: WEEK_PLAN,
    states: drawnBy(weekPlanStates, (state) => (
      <WeekPlanScreen
        view={{
          state,
          retry: still,
          setMinutes: nothing,
          choose: still,
          chooseAgain: nothing,
          add: still,
          remove: still,
          giveUp: still,
        }}
      />
    )),
  },
  trends: {
    path: TRENDS,
    states: drawnBy(trendsStates, (state) => (
      <TrendsScreen
        view={{ state, retry: still }}
        by={state === trendsStates['shown-month'] ? 'month' : 'week'}
        onBy={nothing}
      />
    )),
  },
};
