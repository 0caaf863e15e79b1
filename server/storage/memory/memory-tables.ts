import type { AppleStanding } from '../../apple/apple-standing.ts';
import type { AttestedKey } from '../../apple/attest/attested-keys.ts';
import type { Schedule } from '../../plan/schedules.ts';
import type { DeviceToken } from '../../accounts/device-tokens.ts';
import type { StoredLearner } from '../../accounts/learners.ts';
import type { StoredMailLink } from '../../accounts/mail-links.ts';
import type { KeptSession } from '../../accounts/kept-sessions.ts';
import type { StoredSecret } from '../../accounts/one-time-secrets.ts';
import type { StoredChallenge } from '../../accounts/passkey-challenges.ts';
import type { StoredPasskey } from '../../accounts/passkeys.ts';
import type { StoredCode } from '../../accounts/sign-in-codes.ts';
import type { StoredBookmark } from '../../bookmarks/bookmarks.ts';
import type { Book } from '../../content/book-file.ts';
import type { StoredContract } from '../../contracts/contracts.ts';
import type { JudgedWording } from '../../judging/judged-wordings.ts';
import type { StoredDetail, StoredRecord } from '../../records/records.ts';
import type { Reminder } from '../../push/reminders.ts';
import type { LearnersAnswer } from '../../review/answer-log.ts';
import type { StoredReview } from '../../review/reviews.ts';
import type { StudySession } from '../../study-time/study-sessions.ts';
import type { StoredTeacherQuestion } from '../../teacher/teacher-questions.ts';
import type { MaterialGenre } from '../../../core/domain/monologue/material.ts';
import type { OwnQuestion } from '../../monologues/own-questions.ts';
import type { MonologueResult, StoredMonologue } from '../../monologues/monologues.ts';

/** As the table of the database holds it. */
export interface MonologueRow extends StoredMonologue {
  readonly result: MonologueResult | undefined;
}

/** A key made of parts that may hold anything. */
export const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

/** Everything that is stored, by primary key, as the tables of the database hold it. */
export class MemoryTables {
  readonly learners = new Map<string, StoredLearner>();
  readonly sessions = new Map<string, KeptSession>();
  /** With what makes a link useless. */
  readonly mailLinks = new Map<string, StoredMailLink & { readonly usedAt: Date | undefined }>();
  readonly signInCodes = new Map<string, StoredCode & { readonly begun?: string }>();
  readonly passkeys = new Map<string, StoredPasskey>();
  readonly passkeyChallenges = new Map<string, StoredChallenge>();
  readonly oneTimeSecrets = new Map<string, StoredSecret>();
  readonly recoveryCodes = new Map<string, { readonly learnerId: string }>();
  readonly deviceTokens = new Map<string, DeviceToken>();
  readonly reminders = new Map<string, Reminder>();
  readonly endedSessions = new Map<string, Date>();
  readonly studySessions = new Map<string, StudySession>();
  /** The highest milestone that each learner was congratulated on. */
  readonly celebratedDays = new Map<
    string,
    { readonly learnerId: string; readonly days: number }
  >();
  readonly bookmarks = new Map<string, StoredBookmark>();
  readonly records = new Map<string, StoredRecord>();
  readonly details = new Map<string, StoredDetail>();
  readonly reviews = new Map<string, StoredReview>();
  readonly answers = new Map<string, LearnersAnswer>();
  readonly removedItems = new Map<string, { readonly learnerId: string }>();
  readonly teacherQuestions = new Map<string, StoredTeacherQuestion>();
  readonly monologues = new Map<string, MonologueRow>();
  readonly ownQuestions = new Map<string, OwnQuestion>();
  readonly submissions = new Map<string, { readonly learnerId: string; readonly at: Date }>();
  readonly contracts = new Map<string, StoredContract>();
  /** Until when a page to pay at is being opened. */
  readonly toldTrials = new Map<string, { readonly learnerId: string; readonly at: Date }>();
  readonly checkouts = new Map<string, { readonly learnerId: string; readonly until: Date }>();
  readonly paymentEvents = new Map<string, Date>();
  readonly schedules = new Map<string, Schedule>();
  readonly attestedKeys = new Map<string, AttestedKey>();
  readonly storeReviews = new Map<string, { readonly learnerId: string; readonly askedAt: Date }>();
  /** When they were signed, by their ids. */
  readonly appleNotifications = new Map<string, Date>();
  readonly appleStandings = new Map<string, AppleStanding>();
  readonly chosenGenres = new Map<
    string,
    { readonly learnerId: string; readonly genres: readonly MaterialGenre[] }
  >();
  readonly judgedWordings = new Map<string, JudgedWording>();
  books: readonly Book[] = [];
  /** Grows whenever the books are replaced. */
  booksVersion = 0;

  /** What belongs to learners. */
  readonly #owned: readonly Map<string, { readonly learnerId: string | undefined }>[] = [
    this.sessions,
    this.mailLinks,
    this.signInCodes,
    this.passkeys,
    this.oneTimeSecrets,
    this.recoveryCodes,
    this.deviceTokens,
    this.reminders,
    this.studySessions,
    this.celebratedDays,
    this.bookmarks,
    this.records,
    this.details,
    this.reviews,
    this.answers,
    this.removedItems,
    this.teacherQuestions,
    this.monologues,
    this.ownQuestions,
    this.submissions,
    this.contracts,
    this.checkouts,
    this.toldTrials,
    this.schedules,
    this.attestedKeys,
    this.storeReviews,
    this.chosenGenres,
  ];

  /** The answers of a round, the oldest first. */
  detailsOf(recordId: string): readonly StoredDetail[] {
    return [...this.details.values()]
      .filter((detail) => detail.recordId === recordId)
      .toSorted((a, b) => +a.answeredAt - +b.answeredAt || (a.id < b.id ? -1 : 1));
  }

  /** Forgets everything that belongs to a learner. */
  forget(learnerId: string): void {
    this.learners.delete(learnerId);
    for (const table of this.#owned) {
      for (const [key, row] of table) if (row.learnerId === learnerId) table.delete(key);
    }
  }

  /** Forgets everything but the books. */
  clear(): void {
    const tables = [
      this.learners,
      this.endedSessions,
      this.passkeyChallenges,
      this.judgedWordings,
      this.paymentEvents,
      this.appleNotifications,
      this.appleStandings,
      ...this.#owned,
    ];
    for (const table of tables) table.clear();
  }
}
