import {
  comparisonPath,
  correctionPath,
  materialPath,
  MATERIALS,
  MISTAKES,
  SPEECHES,
} from '../../core/navigation/paths.ts';
import { ComparisonScreen } from '../monologue/comparison-screen.tsx';
import { comparisonStates, practiceIn, saidAgain } from '../monologue/correction.states.ts';
import { CorrectionScreen } from '../monologue/correction-screen.tsx';
import { MistakesScreen } from '../monologue/mistakes-screen.tsx';
import {
  correctionIn,
  correctionStates,
  describing,
  mistakesStates,
  speechesStates,
  speechIn,
  speechStates,
  themesIn,
  themesStates,
  timed,
} from '../monologue/monologue.states.ts';
import { SpeechScreen } from '../monologue/speech-screen.tsx';
import { SpeechesScreen } from '../monologue/speeches-screen.tsx';
import { ThemesScreen } from '../monologue/themes-screen.tsx';
import { drawnBy, nothing, still, type GalleryScreens } from './gallery-screen.ts';

const silent = { playing: undefined, error: undefined, play: still, toggle: still, stop: nothing };

export const monologueScreens: GalleryScreens = {
  themes: {
    path: MATERIALS,
    states: drawnBy(themesStates, (state) => <ThemesScreen view={themesIn(state)} />),
  },
  speech: {
    path: materialPath('my-morning'),
    states: {
      ...drawnBy(speechStates, (state) => (
        <SpeechScreen view={speechIn(state)} listening={silent} onSubmitted={nothing} />
      )),
      'preparing-timed': () => (
        <SpeechScreen view={timed('running')} listening={silent} onSubmitted={nothing} />
      ),
      'preparing-time-over': () => (
        <SpeechScreen view={timed('over')} listening={silent} onSubmitted={nothing} />
      ),
      'preparing-picture': () => (
        <SpeechScreen
          view={describing({ step: 'preparing' })}
          listening={silent}
          onSubmitted={nothing}
        />
      ),
      'recording-picture': () => (
        <SpeechScreen
          view={describing(speechStates['recording'] ?? { step: 'starting' })}
          listening={silent}
          onSubmitted={nothing}
        />
      ),
      'preparing-own': () => (
        <SpeechScreen
          view={speechIn({ step: 'preparing' }, true)}
          listening={silent}
          onSubmitted={nothing}
        />
      ),
    },
  },
  comparison: {
    path: comparisonPath('my-morning'),
    states: drawnBy(comparisonStates, (state) => (
      <ComparisonScreen view={{ state, retry: still, choose: still }} listening={silent} />
    )),
  },
  correction: {
    path: correctionPath('1'),
    states: {
      ...drawnBy(correctionStates, (state) => (
        <CorrectionScreen view={correctionIn(state)} listening={silent} practice={practiceIn()} />
      )),
      'shown-saying': () => (
        <CorrectionScreen
          view={correctionIn(correctionStates['shown'] ?? { step: 'loading' })}
          listening={silent}
          practice={practiceIn({ step: 'recording' })}
        />
      ),
      'shown-said-again': () => (
        <CorrectionScreen
          view={correctionIn(correctionStates['shown'] ?? { step: 'loading' })}
          listening={silent}
          practice={saidAgain}
        />
      ),
      'shown-removing': () => (
        <CorrectionScreen
          view={correctionIn(correctionStates['shown'] ?? { step: 'loading' }, true)}
          listening={silent}
          practice={practiceIn()}
        />
      ),
    },
  },
  speeches: {
    path: SPEECHES,
    states: drawnBy(speechesStates, (state) => (
      <SpeechesScreen view={{ state, retry: still, loadMore: still }} />
    )),
  },
  mistakes: {
    path: MISTAKES,
    states: drawnBy(mistakesStates, (state) => <MistakesScreen view={{ state, retry: still }} />),
  },
};
