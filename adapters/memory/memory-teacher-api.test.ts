import { teacherApiContract } from '../../core/ports/teacher-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

teacherApiContract('MemoryTeacherApi', async () => {
  const world = smallWorld();
  const clock = new MemoryClock();
  const yui = await memoryLearner(world, clock);
  const ken = await memoryLearner(world, clock, 'ken');
  return {
    ...yui.controls,
    teacher: yui.teacher,
    anothersTeacher: ken.teacher,
    questionIds: ['one', 'two'],
  };
});
