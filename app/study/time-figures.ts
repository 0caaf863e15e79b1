import { studiedMinutes } from '../../core/domain/study-time/minutes.ts';

/** Seconds as a number above a bar, whose unit stands beside the chart. */
export const inMinutes = (seconds: number): string => String(studiedMinutes(seconds));

export const inHours = (seconds: number): string => (seconds / 3600).toFixed(1);

/** Of the days or months since she began; the last one is not over. */
export function meanBefore(seconds: readonly number[]): number | undefined {
  const first = seconds.findIndex((one) => one > 0);
  const over = first < 0 ? [] : seconds.slice(first, -1);
  return over.length > 0 ? over.reduce((sum, one) => sum + one, 0) / over.length : undefined;
}
