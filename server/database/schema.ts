import type { AccountTables } from './account-tables.ts';
import type { AppleTables } from './apple-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { ContractTables } from './contract-tables.ts';
import type { MonologueTables } from './monologue-tables.ts';
import type { PracticeTables } from './practice-tables.ts';
import type { PushTables } from './push-tables.ts';
import type { StudyTables } from './study-tables.ts';

export interface Database
  extends
    AccountTables,
    AppleTables,
    ContentTables,
    ContractTables,
    MonologueTables,
    PracticeTables,
    PushTables,
    StudyTables {}
