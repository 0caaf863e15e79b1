/** Who has studied on fewer days has little to say about it. */
const LEAST_STUDY_DAYS = 7;

/** The system shows no more than three in a year. */
const REST_DAYS = 122;
const DAY_MS = 86_400_000;

export const mayAskForReview = (studyDays: number): boolean => studyDays >= LEAST_STUDY_DAYS;

/** Who was asked after this moment is not asked again yet. */
export const askedTooLately = (nowMs: number): number => nowMs - REST_DAYS * DAY_MS;
