import type { CelebrationState } from './celebration-presenter.ts';

const shown = { step: 'shown', days: 30, sharing: 'ready' } as const;

export const states: Readonly<Record<string, CelebrationState>> = {
  none: { step: 'none' },
  shown,
  'shown-year': { ...shown, days: 365 },
  busy: { ...shown, sharing: 'busy' },
  saved: { ...shown, sharing: 'saved' },
  shared: { ...shown, sharing: 'shared' },
  failed: { ...shown, sharing: 'failed' },
};
