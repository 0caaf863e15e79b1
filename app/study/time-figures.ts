/** Seconds as a number above a bar, whose unit stands beside the chart. A minute that was begun counts. */
export const inMinutes = (seconds: number): string => String(Math.ceil(seconds / 60));

export const inHours = (seconds: number): string => (seconds / 3600).toFixed(1);
