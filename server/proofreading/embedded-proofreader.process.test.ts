import { EmbeddedProofreader } from './embedded-proofreader.ts';
import { proofreaderContract } from './proofreader.contract.ts';

proofreaderContract(
  'EmbeddedProofreader',
  () => new EmbeddedProofreader({ modelFolder: '.cache/models' }),
);
