import type { MicrophoneCheckPresenter } from './microphone-check-presenter.ts';

export type MicrophoneCheckView = Pick<
  MicrophoneCheckPresenter,
  | 'state'
  | 'permission'
  | 'inputs'
  | 'chosen'
  | 'isChosenMissing'
  | 'isPlaying'
  | 'playbackError'
  | 'recording'
  | 'limitMs'
  | 'choose'
  | 'record'
  | 'stop'
  | 'play'
  | 'stopPlaying'
  | 'onLevel'
>;

export type MicrophoneCheckPart = { readonly view: MicrophoneCheckView };
