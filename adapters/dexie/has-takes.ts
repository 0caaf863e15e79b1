/** An upgrade that waits for an older tab keeps everything else waiting. */
const AT_MOST_MS = 500;

/**
 * Whether anything of a take or a speech is in the database, told without loading what reads it; no database is made by
 * asking. Yes where it does not answer: opening it then tells why.
 */
export function hasTakes(name = 'oz'): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(true), AT_MOST_MS);
    try {
      const opening = indexedDB.open(name);
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('error', () => resolve(false));
      opening.addEventListener('success', () => resolve(hasRows(opening.result)));
    } catch {
      // A device that refuses storage has kept nothing.
      resolve(false);
    }
  });
}

async function hasRows(database: IDBDatabase): Promise<boolean> {
  const tables = ['takes', 'drafts', 'speeches', 'speechDrafts'].filter((table) =>
    database.objectStoreNames.contains(table),
  );
  const counts = await Promise.all(tables.map((table) => count(database, table)));
  database.close();
  return counts.some((rows) => rows > 0);
}

function count(database: IDBDatabase, table: string): Promise<number> {
  return new Promise((resolve) => {
    const counting = database.transaction(table).objectStore(table).count();
    counting.addEventListener('success', () => resolve(counting.result));
    counting.addEventListener('error', () => resolve(0));
  });
}
