import { formatDate, formatDateTime, formatMonth } from '../../core/shared/dates.ts';
import type { Language } from '../../core/shared/language.ts';

/** A moment in each of the forms the app writes. */
export const written = (moment: Date, language: Language) => ({
  date: formatDate(moment, language),
  dateTime: formatDateTime(moment, language),
  month: formatMonth(moment, language),
});
