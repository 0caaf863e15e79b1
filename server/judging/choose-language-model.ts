import type { TeacherEndpoint } from '../cloud-endpoint-settings.ts';
import type { ChatTrouble } from '../language-model/chat-endpoint.ts';
import type { CloudBudget } from '../limits/cloud-budget.ts';
import { BudgetedModelJudge } from './budgeted-model-judge.ts';
import { CloudModelJudge } from './cloud-model-judge.ts';

/** The cloud's model that the teacher speaks with, as a judge; undefined where there is none. */
export const chooseLanguageModel = (
  endpoint: TeacherEndpoint | undefined,
  warn: (trouble: ChatTrouble) => void,
  budget: Pick<CloudBudget, 'mayCall'>,
) =>
  endpoint && {
    name: endpoint.model,
    judge: new BudgetedModelJudge(new CloudModelJudge({ ...endpoint, warn }), budget),
  };
