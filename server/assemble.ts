import type { Kysely } from 'kysely';
import { AccessTokenSigner } from './accounts/access-token.ts';
import { Accounts } from './accounts/accounts.ts';
import { Sessions } from './accounts/sessions.ts';
import { SqlLearners } from './accounts/sql-learners.ts';
import { SqlRefreshTokens } from './accounts/sql-refresh-tokens.ts';
import type { ServerParts } from './build-server.ts';
import type { Database } from './database/schema.ts';
import { SqlLibrary } from './library/sql-library.ts';
import { AnswerByVoice } from './records/answer-by-voice.ts';
import { GradeAnswer } from './records/grade-answer.ts';
import { SqlRecords } from './records/sql-records.ts';
import type { AnswerFollower } from './pronunciation/answer-follower.ts';
import type { SpeechRecognizer } from './speech/speech-recognizer.ts';
import type { Files } from './storage/files.ts';
import type { VoiceLibrary } from './voice/voice-library.ts';

/** What differs from one installation to another. */
export interface Outside {
  readonly db: Kysely<Database>;
  readonly files: Files;
  readonly recognizer: SpeechRecognizer;
  readonly follower: AnswerFollower;
  readonly voices: Pick<VoiceLibrary, 'read'>;
  readonly secret: Uint8Array;
  readonly now: () => Date;
  readonly isMaintenance: () => boolean;
  readonly appFolder: string | undefined;
  readonly logLevel: string;
}

/** Plugs the capabilities together; the only code of the server that knows every name. */
export function assemble(outside: Outside): ServerParts {
  const { db, now } = outside;
  const learners = new SqlLearners(db);
  const library = new SqlLibrary(db);
  const records = new SqlRecords(db);
  const signer = new AccessTokenSigner(outside.secret);
  const sessions = new Sessions(new SqlRefreshTokens(db), signer, now);
  return {
    ...outside,
    signer,
    learners,
    library,
    records,
    sessions,
    accounts: new Accounts(learners, sessions, now),
    answerByVoice: new AnswerByVoice(
      records,
      library,
      outside.recognizer,
      outside.follower,
      outside.files,
      now,
    ),
    gradeAnswer: new GradeAnswer(records, library, now),
  };
}
