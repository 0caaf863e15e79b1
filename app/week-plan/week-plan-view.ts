import type { WeekPlanPresenter } from './week-plan-presenter.ts';

export type WeekPlanView = Pick<
  WeekPlanPresenter,
  'state' | 'retry' | 'setMinutes' | 'choose' | 'chooseAgain' | 'add' | 'remove' | 'giveUp'
>;
