/** How many lessons of so many minutes fill the goal of a day. */
export const lessonsADay = (goalMinutes: number, lessonMinutes: number): number =>
  Math.max(1, Math.round(goalMinutes / Math.max(1, lessonMinutes)));
