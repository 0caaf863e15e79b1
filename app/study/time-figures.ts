import { studiedMinutes } from '../../core/domain/study-time/minutes.ts';

/** Seconds as a number above a bar, whose unit stands beside the chart. */
export const inMinutes = (seconds: number): string => String(studiedMinutes(seconds));

export const inHours = (seconds: number): string => (seconds / 3600).toFixed(1);
