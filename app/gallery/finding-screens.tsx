import { LESSONS, questionsPath, RECORDS } from '../../core/navigation/paths.ts';
import { listIn, states as listStates } from '../finding/lesson-list-screen.states.ts';
import { LessonListScreen } from '../finding/lesson-list-screen.tsx';
import { states as questionStates } from '../finding/question-list-screen.states.ts';
import { QuestionListScreen } from '../finding/question-list-screen.tsx';
import { recordListIn, states as recordStates } from '../record/record-list-screen.states.ts';
import { RecordListScreen } from '../record/record-list-screen.tsx';
import { drawnBy, nothing, still, type GalleryScreens } from './gallery-screen.ts';

const silent = { playing: undefined, error: undefined, toggle: still, stop: nothing };

/** Toggles that stand as they are. */
export const bookmarks = { isOn: (_: string, id: string) => id.length % 2 === 0, toggle: nothing };

export const findingScreens: GalleryScreens = {
  'lesson-list': {
    path: LESSONS,
    states: drawnBy(listStates, (example) => (
      <LessonListScreen
        view={listIn(example)}
        listening={silent}
        filter={example.filter}
        onFilter={nothing}
      />
    )),
  },
  'record-list': {
    path: RECORDS,
    states: drawnBy(recordStates, (example) => <RecordListScreen view={recordListIn(example)} />),
  },
  'question-list': {
    path: questionsPath('morning-and-home'),
    states: drawnBy(questionStates, (state) => (
      <QuestionListScreen
        view={{ state, retry: still, load: still }}
        bookmarks={bookmarks}
        listening={silent}
      />
    )),
  },
};
