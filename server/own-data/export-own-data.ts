import { sniffAudio } from '../audio/sniff-audio.ts';
import type { DeviceTokens } from '../accounts/device-tokens.ts';
import type { KeptSessions } from '../accounts/kept-sessions.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import type { StoredLearner } from '../accounts/learners.ts';
import type { Contracts } from '../contracts/contracts.ts';
import type { Place } from '../page.ts';
import {
  placeOfEvent,
  type SecurityEvent,
  type SecurityRecord,
} from '../security/security-record.ts';
import type { Reminders } from '../push/reminders.ts';
import type { Files } from '../storage/files.ts';
import { OWN_KINDS, type OwnData, type OwnRow } from './own-data.ts';
import { zipOf, type ZipEntry } from './zip-of.ts';

interface ExportOwnDataParts {
  readonly ownData: OwnData;
  readonly kept: Pick<KeptSessions, 'ofLearner'>;
  readonly passkeys: Pick<Passkeys, 'ofLearner'>;
  readonly contracts: Pick<Contracts, 'of'>;
  readonly deviceTokens: Pick<DeviceTokens, 'of'>;
  readonly reminders: Pick<Reminders, 'of'>;
  readonly securityRecord: Pick<SecurityRecord, 'ofLearner'>;
  readonly files: Pick<Files, 'get'>;
}

const EVENTS_OF_PAGE = 1000;

/** Everything that is kept of a learner, for herself: a ZIP with a JSON file for each kind, and her recordings. */
export class ExportOwnData {
  readonly #parts: ExportOwnDataParts;

  constructor(parts: ExportOwnDataParts) {
    this.#parts = parts;
  }

  of(learner: StoredLearner): AsyncIterable<Uint8Array> {
    return zipOf(this.#entries(learner));
  }

  async *#entries(learner: StoredLearner): AsyncIterable<ZipEntry> {
    const { ownData, deviceTokens } = this.#parts;
    const { id } = learner;
    yield json('account', account(learner));
    yield json('survey', { answers: learner.survey, surveyedAt: learner.surveyedAt });
    yield json('placement', learner.placement ?? null);
    yield json('contract', (await this.#parts.contracts.of(id)) ?? null);
    yield json('devices', await this.#devices(id));
    const passkeys = await this.#parts.passkeys.ofLearner(id);
    yield json(
      'passkeys',
      passkeys.map(({ name, addedAt, usedAt }) => ({ name, addedAt, usedAt })),
    );
    // With a push token its holder could send to the device, so the token itself stays here.
    const reached = await deviceTokens.of(id);
    yield json(
      'push',
      reached.map(({ platform, addedAt }) => ({ platform, addedAt })),
    );
    yield json('reminders', (await this.#parts.reminders.of(id)) ?? null);
    yield json('security-events', await this.#events(id));
    for (const kind of OWN_KINDS) {
      const rows = await ownData.of(id, kind);
      yield json(kind, rows);
      if (kind === 'answers' || kind === 'speeches') yield* this.#recordings(rows);
    }
  }

  /** A secret of a session, even hashed, is of no use to her. */
  async #devices(learnerId: string) {
    const kept = await this.#parts.kept.ofLearner(learnerId);
    const secret = { id: undefined, firstHash: undefined, generation: undefined };
    return kept.map((session) => ({ ...session, ...secret }));
  }

  async #events(learnerId: string) {
    const all: SecurityEvent[] = [];
    let after: Place | undefined;
    do {
      const page = { limit: EVENTS_OF_PAGE, after };
      const found = await this.#parts.securityRecord.ofLearner(learnerId, page);
      all.push(...found);
      const last = found.at(-1);
      after = last && found.length === EVENTS_OF_PAGE ? placeOfEvent(last) : undefined;
    } while (after);
    return all.map(({ at, kind, subject, address }) => ({ at, kind, subject, address }));
  }

  /** An answer that was copied into another round has the recording of the first. */
  async *#recordings(answers: readonly OwnRow[]): AsyncIterable<ZipEntry> {
    const paths = answers
      .map(({ takePath }) => takePath)
      .filter((path) => typeof path === 'string');
    for (const path of new Set(paths)) {
      const bytes = await this.#parts.files.get(path);
      if (!bytes) continue;
      const container = sniffAudio(bytes);
      const ending = container === 'unknown' ? '' : `.${container}`;
      const name = `recordings/${path.slice(path.lastIndexOf('/') + 1)}${ending}`;
      yield { name, bytes, isCompressed: true };
    }
  }
}

/** No hash of her password, nor what has a file of its own. */
const account = ({ passwordHash, ...learner }: StoredLearner) => ({
  ...learner,
  survey: undefined,
  surveyedAt: undefined,
  placement: undefined,
  hasPassword: passwordHash !== undefined,
});

const json = (name: string, value: unknown): ZipEntry => ({
  name: `${name}.json`,
  bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`),
  isCompressed: false,
});
