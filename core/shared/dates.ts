import type { Language } from './language.ts';

// Not Intl's own patterns: those put spaces and dots where the product's formats have none.
const DATE: Readonly<Record<Language, (date: Date) => string>> = {
  ja: (date) => `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日`,
  ko: (date) => `${date.getFullYear()}년${date.getMonth() + 1}월${date.getDate()}일`,
  en: (date) => `${monthName(date)} ${date.getDate()}, ${date.getFullYear()}`,
};

const MONTH: Readonly<Record<Language, (date: Date) => string>> = {
  ja: (date) => `${date.getFullYear()}年${date.getMonth() + 1}月`,
  ko: (date) => `${date.getFullYear()}년${date.getMonth() + 1}월`,
  en: (date) => `${monthName(date)} ${date.getFullYear()}`,
};

export const formatDate = (date: Date, language: Language): string => DATE[language](date);

export const formatMonth = (date: Date, language: Language): string => MONTH[language](date);

/** Where the learner is: the device's own time zone. */
export const formatDateTime = (date: Date, language: Language): string =>
  `${DATE[language](date)} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** 83 000 ms → `1:23`. */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const monthName = (date: Date): string =>
  new Intl.DateTimeFormat('en', { month: 'long' }).format(date);
