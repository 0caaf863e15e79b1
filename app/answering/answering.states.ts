import { promptIn, type PromptLanguage } from '../../core/domain/lesson/prompt.ts';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import type { AnswerState, AroundState, PromptStyle, Sound } from './answer-state.ts';
import type { QuestionPlayerView } from './answering-view.ts';

/** How a player stands still. */
export interface StillPlayer<State> {
  readonly state: State;
  readonly promptStyle?: PromptStyle;
  /** What she has chosen; `unchosen` where she never did. */
  readonly promptLanguage?: PromptLanguage | 'unchosen';
  readonly playing?: Sound;
  readonly soundError?: QuestionPlayerView['sounds']['error'];
  readonly note?: QuestionPlayerView['recordingNote']['note'];
  readonly flaw?: QuestionPlayerView['typed']['flaw'];
  readonly typed?: string;
  readonly isPaused?: boolean;
  readonly repeat?: QuestionPlayerView['repeat']['state'];
}

const still = async (): Promise<void> => {};

export function stillPlayer<State extends AnswerState | AroundState>(
  example: StillPlayer<State>,
  question: Question | undefined,
  index: number,
): QuestionPlayerView<State> {
  const { state, promptStyle = 'both', playing, soundError, note, flaw, typed = '' } = example;
  const { repeat = { step: 'ready' } } = example;
  const prompt = stillPrompt(question, example.promptLanguage);
  const isAnswerOpen = state.step === 'graded' || state.step === 'self-judging';
  return {
    progress: { question, index },
    turn: { state, isAnswerOpen },
    promptStyle,
    prompt,
    isPromptVisible: promptStyle !== 'spoken' || isAnswerOpen || prompt.isSilent,
    canPause: state.step === 'asking' || isAnswerOpen,
    spoken: { limitMs: 60_000, record: still, stop: still, cancel: still, resend: still },
    typed: { flaw, text: typed, submit: still },
    sounds: { playing, error: soundError, stop: () => {} },
    recording: { onLevel: speakInPhrases },
    recordingNote: { note },
    repeat: {
      state: repeat,
      isUnderWay: ['starting', 'recording', 'judging'].includes(repeat.step),
      isSaid: repeat.step === 'heard' && repeat.detail.outcome === 'correct',
      limitMs: 60_000,
      record: still,
      stop: still,
      cancel: still,
    },
    copying: { told: () => 'ready', copy: still },
    modelAfter: { isOn: true, turn: () => {} },
    keys: { isOn: true, turn: () => {} },
    ownSound: state.step === 'graded' ? 'own' : undefined,
    pausing: { isOn: example.isPaused ?? false, pause: () => {}, resume: () => {} },
    choosePromptStyle: () => {},
    choosePromptLanguage: () => {},
    reveal: () => {},
    sayAnew: still,
    cover: () => {},
    play: still,
  };
}

function stillPrompt(
  question: Question | undefined,
  language: PromptLanguage | 'unchosen' = 'ja',
): QuestionPlayerView['prompt'] {
  const chosenLanguage = language === 'unchosen' ? undefined : language;
  const shown = question && promptIn(question, chosenLanguage ?? 'ja');
  return {
    shown,
    isSilent: shown?.language === 'ko',
    isLanguageOpen: language === 'unchosen',
    chosenLanguage,
  };
}

/** The level of a voice that says a few words, and a few more. */
function speakInPhrases(listener: (level: number) => void): () => void {
  const timer = setInterval(() => {
    const now = performance.now() / 1000;
    listener(Math.abs(Math.sin(now * 2.1) * Math.sin(now * 9)));
  }, 50);
  return () => clearInterval(timer);
}
