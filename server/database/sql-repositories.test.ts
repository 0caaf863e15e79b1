import { afterAll, beforeAll, describe } from 'vitest';
import { learnersContract } from '../accounts/learners.contract.ts';
import { refreshTokensContract } from '../accounts/refresh-tokens.contract.ts';
import { SqlLearners } from '../accounts/sql-learners.ts';
import { SqlRefreshTokens } from '../accounts/sql-refresh-tokens.ts';
import { libraryContract } from '../library/library.contract.ts';
import { SqlLibrary } from '../library/sql-library.ts';
import { recordsContract } from '../records/records.contract.ts';
import { SqlRecords } from '../records/sql-records.ts';
import { openTestDatabase, TEST_DATABASES, type TestDatabase } from './test-databases.ts';

describe.each(TEST_DATABASES)('on $name', ({ name, address }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(address);
  }, 60_000);

  afterAll(() => database.close());

  const withLearners = async (...ids: readonly string[]) => {
    await database.empty();
    for (const id of ids) {
      await new SqlLearners(database.db).add({
        id,
        email: `${id}@oz.example`,
        passwordHash: 'hash',
        createdAt: new Date(),
      });
    }
    return database.db;
  };

  learnersContract(`SqlLearners on ${name}`, async () => new SqlLearners(await withLearners()));
  refreshTokensContract(
    `SqlRefreshTokens on ${name}`,
    async () => new SqlRefreshTokens(await withLearners('yui', 'ken')),
  );
  recordsContract(
    `SqlRecords on ${name}`,
    async () => new SqlRecords(await withLearners('yui', 'ken')),
  );
  libraryContract(`SqlLibrary on ${name}`, async () => {
    const db = await withLearners('yui', 'ken');
    return { library: new SqlLibrary(db), records: new SqlRecords(db) };
  });
});
