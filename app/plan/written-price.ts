import type { PlanPrice } from '../../core/ports/contract-api.ts';

type Price = Pick<PlanPrice, 'amount' | 'currency'>;

/** What stands behind the number there; `Intl` knows a sign before it, and names that are too long. */
const UNITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ja: { jpy: '円' },
  ko: { jpy: '엔', krw: '원' },
};

/** Such as `1,980円` or `¥1,980`, as the language writes it. */
export function writtenPrice({ amount, currency }: Price, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const whole = amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0);
  const unit = UNITS[language]?.[currency.toLowerCase()];
  return unit === undefined
    ? format.format(whole)
    : `${new Intl.NumberFormat(language).format(whole)}${unit}`;
}

/** What a year's price comes to by the month. */
export const perMonth = ({ amount, currency }: Price): Price & { readonly isExact: boolean } => ({
  amount: Math.ceil(amount / 12),
  currency,
  isExact: amount % 12 === 0,
});

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
