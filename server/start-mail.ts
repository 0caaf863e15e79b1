import { join } from 'node:path';
import { LinkTokens } from './accounts/link-tokens.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { Jobs, type JobsWork } from './jobs/jobs.ts';
import { MailRoom } from './mail/mail-room.ts';
import { OutboxMailer } from './mail/outbox-mailer.ts';
import { SmtpMailer } from './mail/smtp-mailer.ts';
import { ForwardRecord } from './security/forward-record.ts';
import type { Storage } from './storage/storage.ts';

interface MailParts extends Pick<JobsWork, 'correct' | 'push' | 'remind' | 'tidy' | 'warn'> {
  readonly config: Config;
  readonly forJobs: OpenDatabase['forJobs'];
  readonly storage: Storage;
  readonly secret: Uint8Array;
  readonly publicUrl: () => string;
  readonly now: () => Date;
}

/** The jobs of this server, writing to where the configuration says; they begin with `begin`. */
export function prepareMail({
  config,
  forJobs,
  storage: { learners, mailLinks: links, securityRecord: record },
  secret,
  publicUrl,
  now,
  correct,
  push,
  remind,
  tidy,
  warn,
}: MailParts) {
  const outbox = new OutboxMailer(join(config.dataFolder, 'outbox'), now);
  const mailer = config.mail ? new SmtpMailer(config.mail) : outbox;
  const room = new MailRoom({
    learners,
    links,
    linkTokens: new LinkTokens(secret),
    mailer,
    publicUrl,
    now,
  });
  const deliver: JobsWork['deliver'] = (id, request) => room.deliver(id, request);
  const forwarding =
    config.forwarding &&
    new ForwardRecord({
      ...config.forwarding,
      record,
      warn: (trouble) => warn(trouble, 'the security record'),
    });
  const forward = async () => forwarding?.execute();
  return {
    /** Undefined where mail is sent. */
    outbox: config.mail ? undefined : outbox,
    jobs: new Jobs(forJobs, { deliver, correct, push, remind, forward, tidy, warn }),
    close: () => mailer.close(),
  };
}
