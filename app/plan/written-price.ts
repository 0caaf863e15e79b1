import type { PlanPrice } from '../../core/ports/contract-api.ts';

const MONTHS = 12;

type Price = Pick<PlanPrice, 'amount' | 'currency'>;

/** Such as `¥1,980`, as the language writes it: in Japanese `1,980円`. */
export function writtenPrice({ amount, currency }: Price, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: language === 'ja' ? 'name' : 'narrowSymbol',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}

/** What a year costs each month; undefined where that is no whole sum. */
export function monthlyShare({ amount, currency }: Price): Price | undefined {
  const share = amount / MONTHS;
  return Number.isInteger(share) ? { amount: share, currency } : undefined;
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
