import type { ConsentView } from './privacy-screen.tsx';

const turn = () => {};

export const states = {
  shown: undefined,
  asked: { isShown: true, isOn: false, turn },
  agreed: { isShown: true, isOn: true, turn },
} as const satisfies Readonly<Record<string, ConsentView | undefined>>;
