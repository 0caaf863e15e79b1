import type { OpenDatabase } from '../database/open-database.ts';
import type { MailPost } from '../mail/mail-room.ts';
import { Jobs } from './jobs.ts';

/** For a command of the operator: what it posts is kept, and sent by a server that runs, or by the next that starts. */
export async function mailLater<T>(
  database: OpenDatabase['forJobs'],
  run: (post: MailPost) => Promise<T>,
): Promise<T> {
  const never = () => Promise.reject(new Error('A command does no jobs'));
  const work = {
    deliver: never,
    correct: never,
    push: never,
    remind: never,
    forward: never,
    tidy: never,
  };
  const jobs = new Jobs(database, { ...work, warn: () => undefined });
  await jobs.open();
  try {
    return await run(jobs);
  } finally {
    await jobs.stop();
  }
}
