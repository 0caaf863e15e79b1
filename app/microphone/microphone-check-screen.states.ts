import type { MicrophoneCheckState } from './microphone-check-presenter.ts';
import type { MicrophoneCheckView } from './microphone-check-view.ts';

type Example<S extends MicrophoneCheckState = MicrophoneCheckState> = {
  readonly state: S;
  readonly note?: MicrophoneCheckView['recording']['note'];
} & Partial<Pick<MicrophoneCheckView, 'permission' | 'inputs' | 'chosen'>> &
  Partial<Pick<MicrophoneCheckView['playback'], 'isPlaying' | 'error'>>;

type EveryStep = {
  readonly [S in MicrophoneCheckState['step']]: Example<Extract<MicrophoneCheckState, { step: S }>>;
};

const DESK = { id: 'desk', name: 'MacBook Air Microphone' };
const HEADSET = { id: 'headset', name: 'Headset Microphone' };

const phrases = (top: number) =>
  Array.from({ length: 180 }, (_, at) => top * Math.abs(Math.sin(at / 14) * Math.sin(at / 2.3)));

const heard = (advice: 'nothing' | 'too-quiet' | 'good' | 'too-loud', top: number) =>
  ({ step: 'heard', advice, levels: phrases(top), durationMs: 3000 }) as const;

export const states: EveryStep & Readonly<Record<string, Example>> = {
  ready: { state: { step: 'ready' }, permission: 'granted' },
  'ready-unasked': { state: { step: 'ready' }, permission: 'prompt', inputs: [] },
  'ready-denied': { state: { step: 'ready' }, permission: 'denied', inputs: [] },
  'ready-missing': { state: { step: 'ready' }, permission: 'granted', chosen: 'sold' },
  starting: { state: { step: 'starting' } },
  recording: { state: { step: 'recording' } },
  'recording-muted': { state: { step: 'recording' }, note: 'muted' },
  'recording-silent': { state: { step: 'recording' }, note: 'silent' },
  finishing: { state: { step: 'finishing' } },
  heard: { state: heard('good', 0.8) },
  'heard-playing': { state: heard('good', 0.8), isPlaying: true },
  'heard-quiet': { state: heard('too-quiet', 0.15) },
  'heard-loud': { state: heard('too-loud', 1) },
  'heard-nothing': { state: heard('nothing', 0.01) },
  'heard-unplugged': { state: heard('good', 0.6), note: 'ended' },
  'heard-unplayable': { state: heard('good', 0.6), error: { kind: 'playback-failed' } },
  refused: { state: { step: 'refused', error: { kind: 'microphone-busy' } } },
  'refused-denied': {
    state: { step: 'refused', error: { kind: 'microphone-denied' } },
    inputs: [],
  },
};

const still = async (): Promise<void> => {};

/** A check that stands still in one of its states. */
export function checkIn(example: Example): MicrophoneCheckView {
  const { state, note, chosen = 'desk', inputs = [DESK, HEADSET], isPlaying = false } = example;
  return {
    state,
    permission: example.permission ?? 'granted',
    inputs,
    chosen,
    isChosenMissing: inputs.length > 0 && !inputs.some(({ id }) => id === chosen),
    playback: { isPlaying, error: example.error, stop: () => {} },
    recording: { note, show: () => {}, dispose: () => {} },
    limitMs: 10_000,
    choose: () => {},
    record: still,
    stop: still,
    play: still,
    onLevel: () => () => {},
  };
}
