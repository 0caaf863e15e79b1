import type { ChatTrouble } from '../language-model/chat-endpoint.ts';
import { describe, expect, it } from 'vitest';
import { BudgetedTeacher } from './budgeted-teacher.ts';
import { BuiltInTeacher } from './built-in-teacher.ts';
import { FallbackTeacher } from './fallback-teacher.ts';
import type { Teacher, TeacherPiece } from './teacher.ts';
import { teacherContract } from './teacher.contract.ts';
import { aTask } from './teacher-task.fixture.ts';

const trouble: ChatTrouble = { kind: 'refused', status: 500 };

const halfway: Teacher = {
  async *answer() {
    yield { kind: 'begin', teacher: 'cloud' };
    yield { kind: 'text', text: 'At is' };
    yield { kind: 'failed', trouble };
  },
  close: async () => undefined,
};

teacherContract('FallbackTeacher', {
  open: () => new FallbackTeacher(new BuiltInTeacher(), new BuiltInTeacher(), () => undefined),
  name: 'built-in',
});

teacherContract('BudgetedTeacher', {
  open: () => new BudgetedTeacher(new BuiltInTeacher(), { mayCall: async () => true }),
  name: 'built-in',
});

describe('FallbackTeacher', () => {
  it('lets the second answer from the beginning, says so, and tells why', async () => {
    const told: ChatTrouble[] = [];
    const teacher = new FallbackTeacher(halfway, new BuiltInTeacher(), (why) => told.push(why));
    const pieces: TeacherPiece[] = [];
    for await (const piece of teacher.answer(aTask())) pieces.push(piece);
    const begun = pieces.filter(({ kind }) => kind === 'begin');
    expect(begun).toEqual([
      { kind: 'begin', teacher: 'cloud' },
      { kind: 'begin', teacher: 'built-in' },
    ]);
    expect(pieces.at(-1)?.kind).toBe('text');
    expect(told).toEqual([trouble]);
  });

  it('asks the second nothing while the first answers', async () => {
    const told: ChatTrouble[] = [];
    const teacher = new FallbackTeacher(new BuiltInTeacher(), halfway, (why) => told.push(why));
    const pieces: TeacherPiece[] = [];
    for await (const piece of teacher.answer(aTask())) pieces.push(piece);
    expect(pieces.filter(({ kind }) => kind === 'begin')).toHaveLength(1);
    expect(told).toEqual([]);
  });
});
