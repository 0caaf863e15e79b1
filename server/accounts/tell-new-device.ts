import type { MailPost } from '../mail/mail-room.ts';
import type { KeptSessions } from './kept-sessions.ts';
import type { Learners } from './learners.ts';
import type { Origin } from './origin.ts';

interface TellNewDeviceParts {
  readonly learners: Pick<Learners, 'ofId'>;
  readonly kept: Pick<KeptSessions, 'ofLearner'>;
  readonly post: MailPost;
}

/** Tells a learner by mail of a session that is to begin on a device she was never seen on. */
export class TellNewDevice {
  readonly #parts: TellNewDeviceParts;

  constructor(parts: TellNewDeviceParts) {
    this.#parts = parts;
  }

  async execute(learnerId: string, { device, place, knownTo }: Origin): Promise<void> {
    if (knownTo(learnerId) !== undefined) return;
    const { learners, kept, post } = this.#parts;
    const learner = await learners.ofId(learnerId);
    // Before she has proved an email, the mailbox may belong to another person.
    if (learner?.email === undefined || learner.emailConfirmedAt === undefined) return;
    const others = await kept.ofLearner(learnerId);
    if (others.some((one) => one.device === device && one.place === place)) return;
    const { email, language } = learner;
    await post.post({ kind: 'new-device', email, language, device });
  }
}
