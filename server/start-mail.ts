import { join } from 'node:path';
import { SqlLearners } from './accounts/sql-learners.ts';
import { SqlMailLinks } from './accounts/sql-mail-links.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { Jobs, type JobsWork } from './jobs/jobs.ts';
import { MailRoom } from './mail/mail-room.ts';
import { OutboxMailer } from './mail/outbox-mailer.ts';
import { SmtpMailer } from './mail/smtp-mailer.ts';

interface MailParts extends Pick<JobsWork, 'tidy' | 'warn'> {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly publicUrl: () => string;
  readonly now: () => Date;
}

/** The jobs of this server, writing to where the configuration says; they begin with `begin`. */
export function prepareMail({ config, database, publicUrl, now, tidy, warn }: MailParts) {
  const { db, forJobs } = database;
  const outbox = new OutboxMailer(join(config.dataFolder, 'outbox'), now);
  const mailer = config.mail ? new SmtpMailer(config.mail) : outbox;
  const learners = new SqlLearners(db);
  const room = new MailRoom({ learners, links: new SqlMailLinks(db), mailer, publicUrl, now });
  const deliver: JobsWork['deliver'] = (id, request) => room.deliver(id, request);
  return {
    /** Undefined where mail is sent. */
    outbox: config.mail ? undefined : outbox,
    jobs: new Jobs(forJobs, { deliver, tidy, warn }),
    close: () => mailer.close(),
  };
}
