import type { OnboardingPresenter } from './onboarding-presenter.ts';

export type OnboardingView = Pick<
  OnboardingPresenter,
  'state' | 'choose' | 'goOn' | 'goBack' | 'skip' | 'retry'
>;
