import {
  allRight,
  almostRight,
  noted,
  otherMeaning,
  unlisted,
  unclear,
  exampleLesson,
  ownGrade,
  windowSeat,
} from './example-lesson.ts';
import { stillPlayer, type StillPlayer } from '../answering/answering.states.ts';
import type { SpeedLevel } from '../../core/domain/lesson/speed-level.ts';
import type { Mode } from '../../core/verbal-composition/record.ts';
import type { LessonPlayerView } from './lesson-player-view.ts';
import type { PlayerState } from './player-state.ts';

type Example<S extends PlayerState = PlayerState> = StillPlayer<S> & {
  readonly index?: number;
  readonly keepError?: LessonPlayerView['keeping']['error'];
  readonly lostPrompts?: LessonPlayerView['lostGrades']['prompts'];
  readonly mode?: Mode;
  readonly level?: SpeedLevel;
  readonly isHandsFree?: boolean;
  readonly isResumed?: boolean;
  readonly lapMs?: number;
  readonly isFirstRound?: boolean;
  readonly offeredLevel?: SpeedLevel;
  readonly wordingError?: LessonPlayerView['wordings']['error'];
};

type EveryStep = {
  readonly [S in PlayerState['step']]: Example<Extract<PlayerState, { step: S }>>;
};

const fragment = { bytes: new Uint8Array(), mediaType: 'audio/webm', durationMs: 2000 };
const LAST = exampleLesson.questions.length - 1;
const graded = (detail: typeof allRight) => ({ step: 'graded', detail }) as const;

export const states: EveryStep & Readonly<Record<string, Example>> = {
  loading: { state: { step: 'loading' } },
  unavailable: { state: { step: 'unavailable', error: { kind: 'offline' } } },
  asking: { state: { step: 'asking' } },
  'asking-shown': { state: { step: 'asking' }, promptStyle: 'shown' },
  'asking-spoken': { state: { step: 'asking' }, promptStyle: 'spoken', playing: 'prompt' },
  'asking-silent': {
    state: { step: 'asking' },
    promptStyle: 'spoken',
    soundError: { kind: 'audio-being-made' },
  },
  'asking-paused': { state: { step: 'asking' }, isPaused: true },
  'asking-typing': { state: { step: 'asking' }, mode: 'typing', lapMs: 4200 },
  'asking-typing-flaw': { state: { step: 'asking' }, mode: 'typing', flaw: 'full-width' },
  'judging-typing': { state: { step: 'judging' }, mode: 'typing', lapMs: 6400 },
  'asking-self': { state: { step: 'asking' }, mode: 'self', level: 'quick', lapMs: 9900 },
  'asking-first-round': { state: { step: 'asking' }, isFirstRound: true, lapMs: 12_400 },
  'asking-over': { state: { step: 'asking' }, lapMs: 12_400 },
  'asking-level-offer': { state: { step: 'asking' }, index: 0, offeredLevel: 'quick' },
  'asking-resumed': { state: { step: 'asking' }, isResumed: true },
  'asking-lost-grade': {
    state: { step: 'asking' },
    lostPrompts: [{ text: windowSeat.prompt, language: 'ja' }],
  },
  'asking-hands-free': { state: { step: 'asking' }, isHandsFree: true, playing: 'prompt' },
  'asking-korean-offer': { state: { step: 'asking' }, promptLanguage: 'unchosen' },
  'asking-korean': { state: { step: 'asking' }, promptStyle: 'spoken', promptLanguage: 'ko' },
  'asking-korean-hands-free': {
    state: { step: 'asking' },
    isHandsFree: true,
    promptLanguage: 'ko',
  },
  starting: { state: { step: 'starting' } },
  recording: { state: { step: 'recording' } },
  'recording-spoken': { state: { step: 'recording' }, promptStyle: 'spoken' },
  'recording-muted': { state: { step: 'recording' }, note: 'muted' },
  'recording-silent': { state: { step: 'recording' }, note: 'silent' },
  'recording-gap': { state: { step: 'recording' }, note: 'gap' },
  interrupted: { state: { step: 'interrupted', take: fragment } },
  'interrupted-unplugged': { state: { step: 'interrupted', take: fragment }, note: 'ended' },
  'judging-slow': { state: { step: 'judging', way: 'later' } },
  judging: { state: { step: 'judging' } },
  graded: { state: graded(allRight) },
  'graded-other-ways': {
    state: graded({ ...almostRight, generated: ['Excuse me, could we move to a window seat?'] }),
  },
  'graded-every-way': {
    state: graded({ ...allRight, generated: ['Excuse me, could we move to a window seat?'] }),
    wordingError: { kind: 'answer-not-generated' },
  },
  'graded-unclear': { state: graded(unclear) },
  'graded-note': { state: graded(noted) },
  'graded-unlisted': { state: graded(unlisted) },
  'graded-unlisted-here': { state: graded({ ...unlisted, isJudgedHere: true }) },
  'graded-unlisted-counted': { state: graded({ ...unlisted, isOwnWord: true }) },
  'graded-other-meaning': { state: graded(otherMeaning) },
  'graded-wrong': { state: graded(almostRight), playing: 'model-answer' },
  'graded-saying-again': { state: graded(almostRight), repeat: { step: 'recording' } },
  'graded-said-right': {
    state: graded(almostRight),
    repeat: { step: 'heard', detail: allRight },
  },
  'graded-said-wrong': {
    state: graded(almostRight),
    repeat: { step: 'heard', detail: almostRight },
  },
  'graded-unheard': {
    state: graded(almostRight),
    repeat: { step: 'unheard', transcript: 'excuse me can moon to table' },
  },
  'graded-repeat-failed': {
    state: graded(almostRight),
    repeat: { step: 'failed', error: { kind: 'offline' } },
  },
  'graded-slow': { state: graded(allRight), playing: 'slow-answer' },
  'graded-being-made': {
    state: graded(allRight),
    soundError: { kind: 'audio-being-made' },
  },
  'graded-one-voice': { state: graded(allRight), index: 0 },
  'graded-flipped-right': { state: graded({ ...almostRight, outcome: 'correct' }) },
  'graded-flipped-wrong': { state: graded({ ...allRight, outcome: 'wrong' }) },
  'graded-own': { state: graded(ownGrade), index: LAST },
  'say-again': {
    state: { step: 'say-again', transcript: 'excuse me can moon to table', words: [] },
  },
  refused: {
    state: { step: 'refused', error: { kind: 'offline' }, canResend: true },
  },
  'refused-microphone': {
    state: { step: 'refused', error: { kind: 'microphone-denied' }, canResend: false },
  },
  'refused-silence': {
    state: { step: 'refused', error: { kind: 'no-speech' }, canResend: false },
  },
  'refused-too-quiet': {
    state: {
      step: 'refused',
      error: { kind: 'no-speech' },
      canResend: false,
      loudness: 'too-quiet',
    },
  },
  'refused-japanese': {
    state: { step: 'refused', error: { kind: 'japanese-spoken' }, canResend: false },
  },
  'refused-loading': {
    state: { step: 'refused', error: { kind: 'speech-engine-loading' }, canResend: true },
  },
  'not-kept': { state: { step: 'recording' }, keepError: { kind: 'device-full' } },
  'refused-not-kept': {
    state: { step: 'refused', error: { kind: 'offline' }, canResend: true },
    keepError: { kind: 'older-tab-open' },
  },
  'refused-signed-out': {
    state: { step: 'refused', error: { kind: 'signed-out' }, canResend: true },
  },
  'self-judging': { state: { step: 'self-judging', because: undefined } },
  'self-judging-failed': {
    state: { step: 'self-judging', because: { kind: 'recognition-failed' } },
  },
  finished: { state: { step: 'finished', recordId: almostRight.recordId }, index: LAST },
};

const still = async (): Promise<void> => {};

/** With the sheet open in which she chooses how she practises. */
export const settingsStates: Readonly<Record<string, Example>> = {
  'at-first': { state: { step: 'asking' }, index: 0 },
  'on-the-way': { state: { step: 'asking' }, mode: 'self' },
  korean: { state: { step: 'asking' }, promptStyle: 'spoken', promptLanguage: 'ko' },
};

/** A lesson that stands still in one of its states. */
export function playerIn(example: Example): LessonPlayerView {
  const { state, index = 2, keepError, isHandsFree = false } = example;
  const { mode = 'ai', level = 'normal', lapMs = 3200 } = example;
  const isOpen = state.step !== 'loading' && state.step !== 'unavailable';
  const question = isOpen ? (exampleLesson.questions[index] ?? windowSeat) : undefined;
  const player = stillPlayer(example, question, index);
  const lap = { beganAt: undefined, lastedMs: lapMs, ms: () => lapMs };
  return {
    player: { ...player, turn: { ...player.turn, lap } },
    canPause: player.canPause,
    progress: {
      round: { id: 'r', lessonId: exampleLesson.id, mode, level },
      levels: [
        { level: 'normal', isOpen: true, isCleared: true, bestTimeMs: 31_400 },
        { level: 'quick', isOpen: true, isCleared: false, bestTimeMs: undefined },
        { level: 'fast', isOpen: false, isCleared: false, bestTimeMs: undefined },
        { level: 'extreme', isOpen: false, isCleared: false, bestTimeMs: undefined },
      ],
      outcomes: { 'cafe-order-01': 'correct', 'cafe-order-02': 'wrong' },
      lesson: isOpen ? exampleLesson : undefined,
      question,
      index,
      isFresh: index === 0,
      isLast: index === LAST,
      isResumed: example.isResumed ?? false,
      targetMs: 8700,
      isFirstRound: example.isFirstRound ?? false,
      offeredLevel: example.offeredLevel,
      chooseLevel: () => {},
    },
    keeping: { error: keepError },
    lostGrades: { prompts: example.lostPrompts ?? [], dismiss: () => {} },
    wordings: { error: example.wordingError, generate: still },
    handsFree: { isOn: isHandsFree, turn: () => {} },
    load: still,
    restart: () => {},
    chooseMode: () => {},
    judgeMyself: still,
    settle: still,
    next: still,
    goOnWithoutVerdict: still,
  };
}
