import type { PlaybackView } from '../microphone/take-playback-state.ts';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import type { PreparationTimerView } from './preparation-timer.tsx';
import type { SpeechPresenter } from './speech-presenter.ts';

export type SpeechView = Omit<SpeechPresenter, 'load' | 'dispose' | 'timer' | 'playback'> & {
  readonly timer: PreparationTimerView;
  readonly playback: PlaybackView;
};

export type SpeechListeningView = Pick<
  ListeningPresenter,
  'playing' | 'error' | 'play' | 'toggle' | 'stop'
>;
