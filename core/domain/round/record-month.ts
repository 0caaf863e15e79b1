/** Records belong to months as they are in Japan, written `2026-11`. */
const AHEAD_MS = 9 * 3_600_000;

export const MONTH_PATTERN = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** @param at ms since 1970. */
export const monthOf = (at: number): string =>
  // eslint-disable-next-line no-restricted-globals -- writes a time it is given, and asks for none
  new Date(at + AHEAD_MS).toISOString().slice(0, 7);

/** From its first moment to the first that is not in it any more, in ms since 1970. */
export function spanOfMonth(month: string): { readonly from: number; readonly until: number } {
  const [, year = '', number = ''] = MONTH_PATTERN.exec(month) ?? [];
  // eslint-disable-next-line no-restricted-globals -- reads a month it is given, and asks for none
  const first = (ahead: number) => Date.UTC(Number(year), Number(number) - 1 + ahead, 1) - AHEAD_MS;
  return { from: first(0), until: first(1) };
}
