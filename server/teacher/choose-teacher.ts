import type { ChatTrouble } from '../language-model/chat-endpoint.ts';
import type { TeacherEndpoint } from '../cloud-endpoint-settings.ts';
import type { CloudBudget } from '../limits/cloud-budget.ts';
import { BudgetedTeacher } from './budgeted-teacher.ts';
import { BuiltInTeacher } from './built-in-teacher.ts';
import { CloudTeacher } from './cloud-teacher.ts';
import { FallbackTeacher } from './fallback-teacher.ts';
import type { Teacher } from './teacher.ts';

/** The built-in teacher alone; or before her a cloud's, whose troubles the operator is told. */
export function chooseTeacher(
  endpoint: TeacherEndpoint | undefined,
  warn: (trouble: ChatTrouble) => void,
  budget: Pick<CloudBudget, 'mayCall'>,
): Teacher {
  const builtIn = new BuiltInTeacher();
  return endpoint === undefined
    ? builtIn
    : new FallbackTeacher(new BudgetedTeacher(new CloudTeacher(endpoint), budget), builtIn, warn);
}
