/** A day of the calendar such as `2026-11-21`, the same in every time zone: its noon on the device. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Some countries have no midnight on the day their clocks go forward.
  return new Date(year, month - 1, date, 12);
}
