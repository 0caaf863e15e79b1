import { allReadable, wholeNumber, type Env, type UnreadableSetting } from './environment.ts';

/**
 * What one learner, one address and the whole installation may take of this Oz. Generous for a learner who studies all day, and
 * still too little to fill a disk, to keep the recogniser from others or to run up a bill.
 */
export interface Budgets {
  /** Within which a whole request must have come in. */
  readonly requestSeconds: number;
  /** Takes of one learner that may be on their way at once. */
  readonly uploadsOfLearner: number;
  /** Memory for takes of all learners that are on their way or being heard. */
  readonly uploadMegabytes: number;
  /** What is kept of one learner's takes. */
  readonly keptMegabytes: number;
  /** Speech of one learner that is heard within a day. */
  readonly speechMinutes: number;
  /** Questions to the teacher within a day: of one learner, of one address, of all. */
  readonly teacherOfLearner: number;
  readonly teacherOfAddress: number;
  readonly teacherOfAll: number;
  /** What a cloud is asked within a day: for one learner, for one address, for all. */
  readonly cloudOfLearner: number;
  readonly cloudOfAddress: number;
  readonly cloudOfAll: number;
}

export const DEFAULT_BUDGETS: Budgets = {
  requestSeconds: 120,
  uploadsOfLearner: 4,
  uploadMegabytes: 256,
  keptMegabytes: 1024,
  speechMinutes: 120,
  teacherOfLearner: 100,
  teacherOfAddress: 1000,
  teacherOfAll: 5000,
  cloudOfLearner: 500,
  cloudOfAddress: 5000,
  cloudOfAll: 20_000,
};

const NAMES: Readonly<Record<keyof Budgets, string>> = {
  requestSeconds: 'OZ_REQUEST_SECONDS',
  uploadsOfLearner: 'OZ_UPLOADS_PER_LEARNER',
  uploadMegabytes: 'OZ_UPLOAD_MB',
  keptMegabytes: 'OZ_KEPT_MB_PER_LEARNER',
  speechMinutes: 'OZ_SPEECH_MINUTES_PER_LEARNER',
  teacherOfLearner: 'OZ_TEACHER_PER_LEARNER',
  teacherOfAddress: 'OZ_TEACHER_PER_ADDRESS',
  teacherOfAll: 'OZ_TEACHER_PER_DAY',
  cloudOfLearner: 'OZ_CLOUD_PER_LEARNER',
  cloudOfAddress: 'OZ_CLOUD_PER_ADDRESS',
  cloudOfAll: 'OZ_CLOUD_PER_DAY',
};

/** What a count in the database holds. */
const LARGEST = 1_000_000_000;

/** Reads the settings above; the name of the first that is no whole number from 1 on. */
export function readBudgets(env: Env): Budgets | UnreadableSetting {
  const budgets = Object.keys(NAMES) as (keyof Budgets)[]; // its type lists them all
  const read = budgets.map((budget) => [
    budget,
    wholeNumber(env, NAMES[budget], { usual: DEFAULT_BUDGETS[budget], most: LARGEST }),
  ]);
  return allReadable(Object.fromEntries(read) as Budgets); // a number for each, or what is unreadable
}
