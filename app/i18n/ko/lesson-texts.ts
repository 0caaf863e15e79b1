// One file on the way: a lesson ends in its record.
export { lessonPlayer } from './lesson-player.ts';
export { record } from './record.ts';
