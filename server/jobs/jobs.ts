import { createHash } from 'node:crypto';
import { PgBoss, type Job } from 'pg-boss';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Sentence } from '../logging/sentences.ts';
import type { MailPost, MailRequest } from '../mail/mail-room.ts';
import type { PushJob, PushPost } from '../push/push-post.ts';
import type { CorrectionJob, CorrectionQueue } from '../monologues/correction-queue.ts';
import { JOBS_SCHEMA } from './make-job-tables.ts';

const MAIL = 'mail';
const TIDYING = 'tidying';
const CORRECTION = 'correction';
const PUSH = 'push';
const REMINDING = 'reminding';
const FORWARDING = 'forwarding';

/** A mail server that is away for an afternoon: 5 s, 10 s, 20 s … up to an hour apart, for some nine hours. */
const MAIL_RETRIES = { retryLimit: 18, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

/** Longer than the mailer waits for a mail server, so that no mail is with two servers at a time. */
const MAIL_SECONDS = 5 * 60;

/** 10 s, 20 s, 40 s … for some two hours: a reminder that is later than that reminds of nothing. */
const PUSH_RETRIES = { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 1800 };
const PUSH_SECONDS = 120;
/** As many as one server hands over at a time. */
const PUSHES_AT_ONCE = 50;

/** Recognition that is loading or overrun is back within the hour; a day's budget is new the next day. */
const CORRECTION_RETRIES = {
  retryLimit: 60,
  retryDelay: 3,
  retryBackoff: true,
  retryDelayMax: 1800,
};

/** Longer than three minutes of speech take on a slow machine behind a queue of others; a job of a server that died is another's after that. */
const CORRECTION_SECONDS = 20 * 60;

/** A run that takes longer is begun anew beside itself. */
const NIGHT_SECONDS = 4 * 3600;

/** This server is told of its own jobs at once; this is for those that another one left behind. */
const POLLING_SECONDS = 10;

export interface JobsWork {
  /** `id` is the same each time one mail is tried. */
  readonly deliver: (id: string, request: MailRequest) => Promise<void>;
  readonly correct: (job: CorrectionJob) => Promise<void>;
  readonly push: (job: PushJob) => Promise<void>;
  /** Every minute: asks for the reminders whose hour has come. */
  readonly remind: () => Promise<void>;
  /** At the start and every minute: hands the security record on. */
  readonly forward: () => Promise<void>;
  /** Once a day: forgets what is no longer needed. */
  readonly tidy: () => Promise<void>;
  readonly warn: (trouble: unknown, job: Sentence) => void;
}

/** Work that outlives a request: kept in the database, done by one of the servers on it, tried again when it fails. */
export class Jobs implements MailPost, CorrectionQueue {
  readonly #boss: PgBoss;
  readonly #work: JobsWork;
  #mailWorker: string | undefined;
  #correctionWorker: string | undefined;
  #pushWorker: string | undefined;
  readonly pushes: PushPost = { post: (jobs) => this.#postPushes(jobs) };

  constructor(database: OpenDatabase['forJobs'], work: JobsWork) {
    this.#work = work;
    this.#boss = new PgBoss({
      ...database,
      schema: JOBS_SCHEMA,
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
    await this.#boss.createQueue(PUSH, {
      ...PUSH_RETRIES,
      expireInSeconds: PUSH_SECONDS,
      deleteAfterSeconds: 3600,
    });
    await this.#boss.createQueue(REMINDING, { policy: 'stately' });
    // One at a time, of all servers: what is forwarded stays in its order.
    await this.#boss.createQueue(FORWARDING, { policy: 'stately' });
    await this.#boss.createQueue(TIDYING, { policy: 'stately' });
    // Also where an earlier version made it: payments of thousands of learners take their time.
    await this.#boss.updateQueue(TIDYING, { expireInSeconds: NIGHT_SECONDS });
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
    this.#pushWorker = await this.#boss.work<PushJob>(
      PUSH,
      { pollingIntervalSeconds: POLLING_SECONDS, batchSize: PUSHES_AT_ONCE },
      (jobs) => this.#push(jobs),
    );
    await this.#boss.work(REMINDING, { pollingIntervalSeconds: POLLING_SECONDS }, () =>
      this.#told('reminders', () => this.#work.remind()),
    );
    await this.#boss.schedule(REMINDING, '* * * * *');
    await this.#boss.work(FORWARDING, { pollingIntervalSeconds: POLLING_SECONDS }, () =>
      this.#told('forwarding', () => this.#work.forward()),
    );
    await this.#boss.schedule(FORWARDING, '* * * * *');
    // What was left when the last server stopped.
    await this.#boss.send(FORWARDING);
    await this.#boss.work(TIDYING, { pollingIntervalSeconds: 60 }, () =>
      this.#told('tidying', () => this.#work.tidy()),
    );
    // 4:10 at night in Japan.
    await this.#boss.schedule(TIDYING, '10 19 * * *');
  }

  async post(request: MailRequest, name?: string): Promise<void> {
    await this.#boss.send(MAIL, request, name === undefined ? {} : { id: idOf(name) });
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

  /** What fails is tried again, and told: the queue keeps it to itself. */
  async #told(what: Sentence, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#work.warn(error, what);
      throw error;
    }
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

  async #postPushes(jobs: readonly PushJob[]): Promise<void> {
    await this.#boss.insert(
      PUSH,
      // Its id is made of its key: what was asked for already is not put in again.
      jobs.map(({ at, ...job }) => ({
        id: idOf(job.key),
        data: { ...job, key: '' },
        ...(at && { startAfter: at }),
      })),
    );
    this.#lookForPushes();
  }

  /** Side by side, and each for itself: one that fails holds back no other. */
  async #push(jobs: readonly Job<PushJob>[]): Promise<void> {
    await Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await this.#work.push(data);
        } catch (trouble) {
          this.#work.warn(trouble, PUSH);
          await this.#boss.fail(PUSH, id);
        }
      }),
    );
    this.#lookForPushes();
  }

  #lookForPushes(): void {
    if (this.#pushWorker !== undefined) this.#boss.notifyWorker(this.#pushWorker);
  }

  #lookForCorrections(): void {
    if (this.#correctionWorker !== undefined) this.#boss.notifyWorker(this.#correctionWorker);
  }

  #lookForMail(): void {
    if (this.#mailWorker !== undefined) this.#boss.notifyWorker(this.#mailWorker);
  }
}

/** A UUID that is the same for the same key. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
