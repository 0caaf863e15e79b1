import { teacherApiContract } from '../../core/ports/teacher-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

teacherApiContract('HttpTeacherApi', async () => {
  const yui = await httpLearner(oz.server, oz.url);
  const ken = await httpLearner(oz.server, oz.url);
  const [first, second] = oz.server.books[0]?.lessons[0]?.questions ?? [];
  return {
    ...yui.controls,
    teacher: yui.teacher,
    anothersTeacher: ken.teacher,
    questionIds: [first?.id ?? '', second?.id ?? ''],
  };
});
