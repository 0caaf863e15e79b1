import type { TranscriptionEndpoint } from '../cloud-endpoint-settings.ts';
import type { CloudBudget } from '../limits/cloud-budget.ts';
import { BudgetedCloud } from './budgeted-cloud.ts';
import { CloudRecognizer } from './cloud-recognizer.ts';
import type { CloudTrouble } from './cloud-request.ts';
import { FallbackRecognizer, type FallbackReason } from './fallback-recognizer.ts';
import type { SpeechRecognizer } from './speech-recognizer.ts';

/** The embedded recogniser alone; or before it a cloud's, whose troubles the operator is told. */
export function chooseRecognizer(
  embedded: SpeechRecognizer,
  endpoint: TranscriptionEndpoint | undefined,
  warn: (fact: CloudTrouble | FallbackReason) => void,
  budget: Pick<CloudBudget, 'mayCall'>,
): SpeechRecognizer {
  if (endpoint === undefined) return embedded;
  const cloud = new CloudRecognizer({ ...endpoint, onTrouble: warn });
  return new FallbackRecognizer(new BudgetedCloud(cloud, budget), embedded, warn);
}
