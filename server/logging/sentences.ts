/** All that is ever said in the log; a sentence of a library may have in it what was sent. */
export const SENTENCES = [
  'unexpected',
  'the disk is full',
  'an engine ended',
  'jobs',
  'mail',
  'correction',
  'push',
  'reminders',
  'forwarding',
  'tidying',
  'payments',
  'contracts differed from what the provider of payments says',
  'a notice',
  'campaign.json',
  'a book that was brought',
  'a judge in the cloud',
  'a teacher in the cloud',
  'speech recognition by the cloud',
  'the folder of sounds',
  'the list of stolen passwords',
  'the security record',
] as const;

export type Sentence = (typeof SENTENCES)[number];
