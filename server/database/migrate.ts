import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as rounds from './migrations/0003-rounds.ts';
import * as bookmarks from './migrations/0004-bookmarks.ts';
import * as reviews from './migrations/0005-reviews.ts';
import * as teacher from './migrations/0006-teacher.ts';
import * as teacherBookmarks from './migrations/0007-teacher-bookmarks.ts';
import * as remarks from './migrations/0008-remarks.ts';
import * as judgedWordings from './migrations/0009-judged-wordings.ts';
import * as endedTokens from './migrations/0010-ended-tokens.ts';
import * as progress from './migrations/0011-progress.ts';
import * as reviewDues from './migrations/0012-review-dues.ts';
import * as bookmarksByTime from './migrations/0013-bookmarks-by-time.ts';
import * as sessions from './migrations/0014-sessions.ts';
import * as shownPurchases from './migrations/0015-shown-purchases.ts';
import * as securityRecord from './migrations/0017-security-record.ts';
import * as keptTakes from './migrations/0018-kept-takes.ts';
import * as oldTakes from './migrations/0019-old-takes.ts';
import * as passkeys from './migrations/0020-passkeys.ts';
import * as oneTimeCodes from './migrations/0021-one-time-codes.ts';
import * as grounds from './migrations/0023-grounds.ts';
import * as placements from './migrations/0024-placements.ts';
import * as monologues from './migrations/0025-monologues.ts';
import * as celebratedDays from './migrations/0026-celebrated-days.ts';
import * as contracts from './migrations/0028-contracts.ts';
import * as submissions from './migrations/0029-submissions.ts';
import * as ownQuestions from './migrations/0030-own-questions.ts';
import * as wantedFeedback from './migrations/0031-wanted-feedback.ts';
import * as reminders from './migrations/0032-reminders.ts';
import * as schedules from './migrations/0034-schedules.ts';
import * as apple from './migrations/0035-apple.ts';
import * as deviceSessions from './migrations/0036-device-sessions.ts';
import * as checkouts from './migrations/0037-checkouts.ts';
import * as speechFigures from './migrations/0038-speech-figures.ts';
import * as attachedPurchases from './migrations/0039-attached-purchases.ts';
import * as usedCodes from './migrations/0040-used-codes.ts';
import * as refusalCounts from './migrations/0041-refusal-counts.ts';
import * as forwardedRecord from './migrations/0042-forwarded-record.ts';
import * as ownSentencesForgotten from './migrations/0043-own-sentences-forgotten.ts';
import * as speechGrounds from './migrations/0044-speech-grounds.ts';
import * as toldTrials from './migrations/0045-told-trials.ts';
import type { Database } from './schema.ts';

/** Add at the end, never edit: servers out there have run these. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-accounts': accounts,
  '0003-rounds': rounds,
  '0004-bookmarks': bookmarks,
  '0005-reviews': reviews,
  '0006-teacher': teacher,
  '0007-teacher-bookmarks': teacherBookmarks,
  '0008-remarks': remarks,
  '0009-judged-wordings': judgedWordings,
  '0010-ended-tokens': endedTokens,
  '0011-progress': progress,
  '0012-review-dues': reviewDues,
  '0013-bookmarks-by-time': bookmarksByTime,
  '0014-sessions': sessions,
  '0015-shown-purchases': shownPurchases,
  '0017-security-record': securityRecord,
  '0018-kept-takes': keptTakes,
  '0019-old-takes': oldTakes,
  '0020-passkeys': passkeys,
  '0021-one-time-codes': oneTimeCodes,
  '0023-grounds': grounds,
  '0024-placements': placements,
  '0025-monologues': monologues,
  '0026-celebrated-days': celebratedDays,
  '0028-contracts': contracts,
  '0029-submissions': submissions,
  '0030-own-questions': ownQuestions,
  '0031-wanted-feedback': wantedFeedback,
  '0032-reminders': reminders,
  '0034-schedules': schedules,
  '0035-apple': apple,
  '0036-device-sessions': deviceSessions,
  '0037-checkouts': checkouts,
  '0038-speech-figures': speechFigures,
  '0039-attached-purchases': attachedPurchases,
  '0040-used-codes': usedCodes,
  '0041-refusal-counts': refusalCounts,
  '0042-forwarded-record': forwardedRecord,
  '0043-own-sentences-forgotten': ownSentencesForgotten,
  '0044-speech-grounds': speechGrounds,
  '0045-told-trials': toldTrials,
};

/** Brings a database up to today's tables; several servers may start at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
