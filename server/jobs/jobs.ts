import { PgBoss, type Job } from 'pg-boss';
import type { OpenDatabase } from '../database/open-database.ts';
import type { MailPost, MailRequest } from '../mail/mail-room.ts';
import type { CorrectionJob, CorrectionQueue } from '../monologues/correction-queue.ts';

const MAIL = 'mail';
const TIDYING = 'tidying';
const CORRECTION = 'correction';

/** A mail server that is away for an afternoon: 5 s, 10 s, 20 s … up to an hour apart, for some nine hours. */
const MAIL_RETRIES = { retryLimit: 18, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

/** Longer than the mailer waits for a mail server, so that no mail is with two servers at a time. */
const MAIL_SECONDS = 5 * 60;

/** Recognition that is loading or overrun is back within the hour; a day's budget is new the next day. */
const CORRECTION_RETRIES = {
  retryLimit: 60,
  retryDelay: 3,
  retryBackoff: true,
  retryDelayMax: 1800,
};

/** Longer than three minutes of speech take on a slow machine behind a queue of others; a job of a server that died is another's after that. */
const CORRECTION_SECONDS = 20 * 60;

/** This server is told of its own jobs at once; this is for those that another one left behind. */
const POLLING_SECONDS = 10;

export interface JobsWork {
  /** `id` is the same each time one mail is tried. */
  readonly deliver: (id: string, request: MailRequest) => Promise<void>;
  readonly correct: (job: CorrectionJob) => Promise<void>;
  /** Once a day: forgets what is no longer needed. */
  readonly tidy: () => Promise<void>;
  readonly warn: (trouble: unknown, job: string) => void;
}

/** Work that outlives a request: kept in the database, done by one of the servers on it, tried again when it fails. */
export class Jobs implements MailPost, CorrectionQueue {
  readonly #boss: PgBoss;
  readonly #work: JobsWork;
  #mailWorker: string | undefined;
  #correctionWorker: string | undefined;

  constructor(database: OpenDatabase['forJobs'], work: JobsWork) {
    this.#work = work;
    this.#boss = new PgBoss({
      ...database,
      schema: 'jobs',
      cronMonitorIntervalSeconds: 45,
      cronWorkerIntervalSeconds: 45,
    });
    this.#boss.on('error', (error) => work.warn(error, 'jobs'));
  }

  /** From here on work is kept. */
  async open(): Promise<void> {
    await this.#boss.start();
    // What is done is forgotten within the hour: it says who has an account here.
    await this.#boss.createQueue(MAIL, {
      ...MAIL_RETRIES,
      expireInSeconds: MAIL_SECONDS,
      deleteAfterSeconds: 3600,
    });
    await this.#boss.createQueue(CORRECTION, {
      ...CORRECTION_RETRIES,
      policy: 'exclusive',
      expireInSeconds: CORRECTION_SECONDS,
      deleteAfterSeconds: 3600,
    });
    await this.#boss.createQueue(TIDYING, { policy: 'stately' });
  }

  /** From here on it is done. */
  async begin(): Promise<void> {
    this.#mailWorker = await this.#boss.work<MailRequest>(
      MAIL,
      { pollingIntervalSeconds: POLLING_SECONDS },
      (jobs) => this.#deliver(jobs),
    );
    this.#correctionWorker = await this.#boss.work<CorrectionJob>(
      CORRECTION,
      { pollingIntervalSeconds: POLLING_SECONDS },
      (jobs) => this.#correct(jobs),
    );
    await this.#boss.work(TIDYING, { pollingIntervalSeconds: 60 }, () => this.#work.tidy());
    // 4:10 at night in Japan.
    await this.#boss.schedule(TIDYING, '10 19 * * *');
  }

  async post(request: MailRequest): Promise<void> {
    await this.#boss.send(MAIL, request);
    this.#lookForMail();
  }

  async put(job: CorrectionJob): Promise<void> {
    await this.#boss.send(CORRECTION, job, { singletonKey: `${job.learnerId} ${job.id}` });
    this.#lookForCorrections();
  }

  /** What is being done is finished; the rest waits for the next start. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 20_000 });
  }

  async #deliver(jobs: readonly Job<MailRequest>[]): Promise<void> {
    for (const { id, data } of jobs) {
      try {
        await this.#work.deliver(id, data);
      } catch (trouble) {
        this.#work.warn(trouble, MAIL);
        throw trouble;
      } finally {
        // Where there was one there may be more; without this the next would wait for the next poll.
        this.#lookForMail();
      }
    }
  }

  async #correct(jobs: readonly Job<CorrectionJob>[]): Promise<void> {
    for (const { data } of jobs) {
      try {
        await this.#work.correct(data);
      } catch (trouble) {
        this.#work.warn(trouble, CORRECTION);
        throw trouble;
      } finally {
        this.#lookForCorrections();
      }
    }
  }

  #lookForCorrections(): void {
    if (this.#correctionWorker !== undefined) this.#boss.notifyWorker(this.#correctionWorker);
  }

  #lookForMail(): void {
    if (this.#mailWorker !== undefined) this.#boss.notifyWorker(this.#mailWorker);
  }
}
