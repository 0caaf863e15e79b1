import { MATERIAL_GENRES } from '../../core/domain/monologue/material.ts';
import type { Mistakes, ReceivedMaterial } from '../../core/monologue/monologue.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import { cachedShown, shown, type ContentStates } from '../shell/content-states.ts';
import type { CorrectionState } from './correction-presenter.ts';
import type { CorrectionView } from './correction-view.ts';
import { mistakes, refused, speechList, themes } from './example-lists.ts';
import { longCorrection } from './example-long-speech.ts';
import { correction, corrected, keptSpeech, memo, morning, park } from './example-speech.ts';
import type { PreparationTimerView } from './preparation-timer.tsx';
import type { SpeechState } from './speech-state.ts';
import type { SpeechView } from './speech-view.ts';
import type { SpeechesState } from './speeches-presenter.ts';
import type { ThemesState } from './themes-presenter.ts';
import type { ThemesView } from './themes-screen.tsx';

const nothing = () => {};
const still = async () => {};

const shownThemes: Extract<ThemesState, { step: 'shown' }> = {
  step: 'shown',
  level: 'A2',
  recommended: themes,
  materials: themes,
  genres: ['everyday'],
  status: undefined,
  left: [],
};

const status = {
  id: corrected.id,
  state: 'submitted',
  progress: undefined,
  heard: undefined,
  ahead: 0,
  secondsLeft: 18,
  isRead: false,
  unread: 0,
} as const;

export const themesStates: Readonly<Record<string, ThemesState>> = {
  loading: { step: 'loading' },
  shown: shownThemes,
  'shown-news': {
    ...shownThemes,
    left: [keptSpeech],
    status: { ...status, state: 'corrected', unread: 1, secondsLeft: undefined },
  },
  'shown-waiting': { ...shownThemes, status },
  'shown-empty': { ...shownThemes, materials: [], recommended: [] },
  'shown-cached': {
    ...shownThemes,
    cached: { ...cachedShown(undefined).cached, themes: [morning.id] },
  },
  failed: { step: 'failed', error: { kind: 'offline' } },
};

export const themesIn = (state: ThemesState): ThemesView => ({
  state,
  genre: undefined,
  genresThere: state.step === 'shown' ? MATERIAL_GENRES : [],
  found: state.step === 'shown' ? [...state.materials, ...state.materials] : [],
  listed: state.step === 'shown' ? state.materials : [],
  listMore: nothing,
  load: still,
  retry: still,
  list: nothing,
  wantGenre: still,
});

export const speechStates: Readonly<Record<string, SpeechState>> = {
  loading: { step: 'loading' },
  preparing: { step: 'preparing' },
  'preparing-denied': { step: 'preparing', error: { kind: 'microphone-denied' } },
  starting: { step: 'starting' },
  recording: { step: 'recording', isNearEnd: false, isPaused: false, spokenMs: 0 },
  'recording-near-end': { step: 'recording', isNearEnd: true, isPaused: false, spokenMs: 166_000 },
  'recording-paused': { step: 'recording', isNearEnd: false, isPaused: true, spokenMs: 42_000 },
  recorded: { step: 'recorded', speech: keptSpeech, unsafe: undefined, error: undefined },
  'recorded-offline': {
    step: 'recorded',
    speech: { ...keptSpeech, isWanted: true },
    unsafe: { kind: 'device-full' },
    error: { kind: 'offline' },
  },
  'recorded-unsafe': {
    step: 'recorded',
    speech: keptSpeech,
    unsafe: { kind: 'device-full' },
    error: undefined,
  },
  'recorded-another-day': {
    step: 'recorded',
    speech: { ...keptSpeech, isWanted: true },
    unsafe: undefined,
    error: { kind: 'submissions-exceeded' },
  },
  submitting: { step: 'submitting', speech: keptSpeech, unsafe: undefined },
  submitted: { step: 'submitted', id: keptSpeech.id },
  failed: { step: 'failed', error: { kind: 'not-found' } },
};

const timer: PreparationTimerView = {
  seconds: 0,
  step: 'idle',
  leftSeconds: 0,
  choose: nothing,
  start: nothing,
};

/** She has 47 seconds left to prepare, or none. */
export const timed = (step: PreparationTimerView['step']): SpeechView => ({
  ...speechIn({ step: 'preparing' }),
  timer: { ...timer, seconds: 60, step, leftSeconds: step === 'running' ? 47 : 0 },
});

export const speechIn = (
  state: SpeechState,
  isOwnTheme = false,
  material: ReceivedMaterial = morning,
): SpeechView => ({
  state,
  material: isOwnTheme ? undefined : material,
  theme: '',
  memo: isOwnTheme ? { opening: '', points: '', closing: '' } : memo,
  showsMemo: true,
  playback: { isPlaying: false, error: undefined, stop: nothing },
  materialId: isOwnTheme ? 'own-theme' : morning.id,
  limitMs: 180_000,
  timer,
  recording: { note: undefined, show: nothing, dispose: nothing },
  isOwnTheme,
  mayRecord: !isOwnTheme,
  retry: still,
  write: nothing,
  nameTheme: nothing,
  toggleMemo: nothing,
  record: still,
  pause: still,
  goOn: still,
  stop: still,
  cancel: still,
  again: still,
  submit: still,
  keepAgain: still,
  play: still,
  onLevel: () => nothing,
});

export const correctionStates: Readonly<Record<string, CorrectionState>> = {
  loading: { step: 'loading' },
  waiting: {
    step: 'waiting',
    monologue: corrected,
    status: { ...status, progress: undefined, ahead: 2, secondsLeft: 58 },
  },
  'waiting-heard': {
    step: 'waiting',
    monologue: corrected,
    status: {
      ...status,
      progress: 0.4,
      heard: 'Every morning I get up at six thirty. First I turn off the alarm and wash my face.',
    },
  },
  'not-submitted': {
    step: 'not-submitted',
    monologue: { ...corrected, state: 'not-submitted', result: undefined },
    error: { kind: 'submissions-exceeded' },
  },
  refused: { step: 'refused', monologue: refused },
  shown: { step: 'shown', correction },
  'shown-long': { step: 'shown', correction: longCorrection },
  'shown-in-review': {
    step: 'shown',
    correction: {
      ...correction,
      sentences: correction.sentences.map((sentence) =>
        sentence.findings.length > 0
          ? { ...sentence, question: { meant: '母は天気のことをいろいろ知っています。' } }
          : sentence,
      ),
    },
  },
  removed: { step: 'removed' },
  failed: { step: 'failed', error: { kind: 'not-found' } },
};

export const correctionIn = (state: CorrectionState, isAskedToRemove = false): CorrectionView => ({
  state,
  error: undefined,
  isSubmitting: false,
  isAskedToRemove,
  retry: still,
  submit: still,
  dispute: still,
  askAgain: still,
  wantFeedback: still,
  askNoMore: still,
  askToRemove: nothing,
  remove: still,
});

const speeches = {
  step: 'shown',
  monologues: speechList,
  next: '1~2',
  isLoadingMore: false,
} as const;

export const speechesStates: Readonly<Record<string, SpeechesState>> = {
  loading: { step: 'loading' },
  shown: speeches,
  'more-failed': { ...speeches, error: { kind: 'offline' } },
  'shown-empty': { step: 'shown', monologues: [], next: undefined, isLoadingMore: false },
  failed: { step: 'failed', error: { kind: 'offline' } },
};

export const mistakesStates: ContentStates<Mistakes, ApiError> = {
  loading: { step: 'loading' },
  shown: shown(mistakes),
  'shown-empty': shown<Mistakes>({ speeches: 0, areas: [] }),
  failed: { step: 'failed', error: { kind: 'offline' } },
};

/** She describes a picture. */
export const describing = (state: SpeechState): SpeechView => speechIn(state, false, park);
