import { wordSet } from './word-set.ts';

/** One group of many: in British English a plural verb is as right ("the team are"). So it is after "data" and "headquarters". */
export const COLLECTIVE =
  wordSet(`army audience band board cabinet choir class club committee company council couple crew
  crossroads crowd data department family firm government group headquarters jury majority management media navy opposition orchestra parliament
  party press public series species squad staff team union united`);
