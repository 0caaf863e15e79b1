/** One helper at one time, for another subject; the commonest first. */
export const AGREEING_HELPERS = ['is are am', 'was were', 'has have', 'do does'].map((group) =>
  group.split(' '),
);
