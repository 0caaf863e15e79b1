// One file on the way: a lesson needs them all.
export { lessonKitOf } from './lesson-kit-of.ts';
export { sendRounds } from './rounds-kit.ts';
export { takesKit } from './takes-kit.ts';
