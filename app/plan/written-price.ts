import type { PlanPrice } from '../../core/ports/contract-api.ts';

/** Such as `¥1,980`, as the language writes it. */
export function writtenPrice({ amount, currency }: PlanPrice, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}

/** A moment (ms since 1970) as it is in Japan, by which contracts end. */
export const writtenMoment = (ms: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Tokyo',
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(ms));

export const writtenDate = (ms: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'Asia/Tokyo', dateStyle: 'long' }).format(
    new Date(ms),
  );
