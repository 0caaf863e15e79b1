import { expect, it } from 'vitest';
import { gradeRow, scoreRows } from './grade-corrections.ts';

const wrong = {
  kind: 'article',
  learner: 'I have dog.',
  right: ['I have the dog.', 'I have a dog.'],
};
const correct = { kind: 'correct', learner: 'I agree.', right: ['I agree.'] };

it('counts against the nearest right form', () => {
  expect(gradeRow(wrong, 'I have a dog.')).toMatchObject({ hits: 1, misses: [], falseAlarms: [] });
  expect(gradeRow(wrong, 'I have dog.')).toMatchObject({ hits: 0, misses: ['2:>the'] });
  expect(gradeRow(wrong, 'I had a dog.')).toMatchObject({ hits: 1, falseAlarms: ['1:have>had'] });
});

it('sums up a set', () => {
  const rows = [
    gradeRow(wrong, 'I have a dog.'),
    gradeRow(wrong, 'I have dog.'),
    gradeRow(correct, 'I agree.'),
    gradeRow(correct, 'I agreed.'),
  ];
  expect(scoreRows(rows)).toMatchObject({
    precision: 0.5,
    recall: 0.5,
    f05: 0.5,
    falseAlarmRate: 0.5,
  });
});
