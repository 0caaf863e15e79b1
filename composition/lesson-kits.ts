// One file on the way: a lesson needs them all.
export { lessonKit } from './lesson-kit.ts';
export { outboxKit } from './outbox-kit.ts';
export { takesKit } from './takes-kit.ts';
