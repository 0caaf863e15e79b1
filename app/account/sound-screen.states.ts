import type { StorageState } from './storage-presenter.ts';
import type { SoundView } from './sound-screen.tsx';

const nothing = () => {};

export const soundStates: Readonly<Record<string, SoundView>> = {
  on: { isOn: true, turn: nothing, hear: nothing },
  off: { isOn: false, turn: nothing, hear: nothing },
};

export const storageStates: { readonly [S in StorageState['step']]: StorageState } = {
  measuring: { step: 'measuring' },
  measured: { step: 'measured', bytes: 0 },
  clearing: { step: 'clearing' },
  cleared: { step: 'cleared' },
  failed: { step: 'failed' },
};
