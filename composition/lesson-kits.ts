// One file on the way: a lesson needs them all.
export { lessonKitOf } from './lesson-kit-of.ts';
export { outboxKit } from './outbox-kit.ts';
export { takesKit } from './takes-kit.ts';
