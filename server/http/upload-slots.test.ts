import { expect, it } from 'vitest';
import { UploadSlots } from './upload-slots.ts';

const MB = 1024 * 1024;
const slotsOf = () => new UploadSlots({ uploadsOfLearner: 2, uploadMegabytes: 10 });

it('lets each learner have so many at once', () => {
  const slots = slotsOf();
  const giveBack = slots.take('yui', 1);
  slots.take('yui', 1);
  expect(slots.take('yui', 1)).toBe('of-learner');
  expect(slots.take('ken', 1)).toBeTypeOf('function');
  if (typeof giveBack === 'function') giveBack();
  expect(slots.take('yui', 1)).toBeTypeOf('function');
});

it('lets all learners have so much memory together', () => {
  const slots = slotsOf();
  const giveBack = slots.take('yui', 6 * MB);
  expect(slots.take('ken', 5 * MB)).toBe('of-all');
  expect(slots.take('ken', 4 * MB)).toBeTypeOf('function');
  if (typeof giveBack === 'function') giveBack();
  expect(slots.take('mio', 6 * MB)).toBeTypeOf('function');
});

it('lets in one that is larger than all that may be, where it is alone', () => {
  const slots = slotsOf();
  expect(slots.take('yui', 40 * MB)).toBeTypeOf('function');
  expect(slots.take('ken', 1)).toBe('of-all');
});
