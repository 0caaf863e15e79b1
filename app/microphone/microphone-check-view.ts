import type { MicrophoneCheckPresenter } from './microphone-check-presenter.ts';
import type { PlaybackView } from './take-playback-state.ts';

export type MicrophoneCheckView = Pick<
  MicrophoneCheckPresenter,
  | 'state'
  | 'permission'
  | 'inputs'
  | 'chosen'
  | 'isChosenMissing'
  | 'recording'
  | 'limitMs'
  | 'choose'
  | 'record'
  | 'stop'
  | 'play'
  | 'onLevel'
> & { readonly playback: PlaybackView };

export type MicrophoneCheckPart = { readonly view: MicrophoneCheckView };
