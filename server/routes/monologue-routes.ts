import { LONGEST_MEMO } from '../../core/domain/monologue/monologue.ts';
import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import type { UploadSlots } from '../http/upload-slots.ts';
import { listed, wireMonologue, type MonologueContext } from '../http/wire-monologue.ts';
import { placeOf, wirePlace } from '../http/wire-place.ts';
import type { FindCorrectionStatus } from '../monologues/correction-status.ts';
import type { KeepMonologue } from '../monologues/keep-monologue.ts';
import type { ListedMonologue, Monologues } from '../monologues/monologues.ts';
import type { SubmitMonologue } from '../monologues/submit-monologue.ts';
import { pageOf } from '../page.ts';

export interface MonologueParts {
  readonly monologues: Monologues;
  readonly monologueContext: MonologueContext;
  readonly keepMonologue: KeepMonologue;
  readonly submitMonologue: SubmitMonologue;
  readonly correctionStatus: FindCorrectionStatus;
  readonly uploads: UploadSlots;
  readonly now: () => Date;
}

const OF_PAGE = 20;

/** What comes as a form: `server` must read those. */
export function monologueUploadRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { keepMonologue, monologueContext, uploads, now }: MonologueParts,
): void {
  serveEndpoint(
    server,
    authenticate,
    endpoints.recordMonologue,
    async ({ learnerId, params, form }) => {
      const kept = await keepMonologue.execute({
        id: form.recording_id,
        learnerId,
        materialId: params.id,
        theme: form.theme || undefined,
        memo: {
          opening: asLines(form.opening),
          points: asLines(form.points),
          closing: asLines(form.closing),
        },
        recordedAt: recordedAt(form.recorded_at, now()),
        durationMs: form.duration_ms,
        recording: form.file,
      });
      return kept.ok ? ok(wireMonologue(listed(kept.value), monologueContext)) : kept;
    },
    { uploads },
  );
}

export function monologueRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  parts: MonologueParts,
): void {
  const { monologues, monologueContext: context } = parts;

  serveEndpoint(server, authenticate, endpoints.submitMonologue, async ({ learnerId, params }) => {
    const submitted = await parts.submitMonologue.execute(learnerId, params.id);
    return submitted.ok ? ok(wireMonologue(listed(submitted.value), context)) : submitted;
  });

  const wirePage = (found: readonly ListedMonologue[]) => {
    const { items, next } = pageOf(found, OF_PAGE, ({ recordedAt: at, id }) => ({ at, id }));
    return {
      recordings: items.map((one) => wireMonologue(one, context)),
      next: next ? wirePlace(next) : null,
    };
  };
  const only = (materialId: string | undefined) => (materialId === undefined ? {} : { materialId });

  serveEndpoint(server, authenticate, endpoints.monologues, async ({ learnerId, query }) => {
    const page = { limit: OF_PAGE + 1, after: placeOf(query.after) };
    return ok(wirePage(await monologues.page(learnerId, page, only(query.material_id))));
  });

  serveEndpoint(server, authenticate, endpoints.corrections, async ({ learnerId, query }) => {
    const page = { limit: OF_PAGE + 1, after: placeOf(query.after) };
    const wanted = { ...only(query.material_id), isCorrected: true };
    return ok(wirePage(await monologues.page(learnerId, page, wanted)));
  });

  serveEndpoint(server, authenticate, endpoints.monologue, async ({ learnerId, params }) => {
    const stored = await monologues.ofId(learnerId, params.id);
    return stored ? ok(wireMonologue(listed(stored), context)) : fail({ kind: 'not-found' });
  });

  serveEndpoint(
    server,
    authenticate,
    endpoints.receiveFeedback,
    async ({ learnerId, params, body }) => {
      const since = body.receive ? parts.now() : undefined;
      return (await monologues.wantFeedback(learnerId, params.id, since))
        ? ok(undefined)
        : fail({ kind: 'not-found' });
    },
  );

  serveEndpoint(server, authenticate, endpoints.removeMonologue, ({ learnerId, params }) =>
    parts.keepMonologue.remove(learnerId, params.id),
  );

  serveEndpoint(server, authenticate, endpoints.latestMonologue, async ({ learnerId, query }) => {
    const [latest] = await monologues.page(learnerId, { limit: 1 }, only(query.material_id));
    return ok({ recording: latest ? wireMonologue(latest, context) : null });
  });

  serveEndpoint(server, authenticate, endpoints.correctionStatus, async ({ learnerId, query }) => {
    const unread = await monologues.countUnread(learnerId);
    const id = query.recording_id ?? (await monologues.submittedLast(learnerId));
    if (id === undefined) return ok({ ...NOTHING_SUBMITTED, unread });
    const stored = await monologues.ofId(learnerId, id);
    if (!stored) return fail({ kind: 'not-found' });
    const { state, progress, heard, ahead, secondsLeft } = await parts.correctionStatus.of(stored);
    return ok({
      recording_id: id,
      state,
      progress: progress ?? null,
      heard: heard ?? null,
      ahead,
      seconds_left: secondsLeft ?? null,
      is_read: stored.readAt !== undefined,
      unread,
    });
  });
}

const NOTHING_SUBMITTED = {
  recording_id: null,
  state: null,
  progress: null,
  heard: null,
  ahead: 0,
  seconds_left: null,
  is_read: false,
} as const;

/** Forms end lines as mails do. */
const asLines = (text: string): string => text.replaceAll('\r\n', '\n').slice(0, LONGEST_MEMO);

/** A speech may wait on a device for so long; what a clock says beyond that, or of the future, is not so. */
const LONGEST_WAIT_MS = 30 * 86_400_000;

const recordedAt = (given: string, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(Date.parse(given), now.getTime() - LONGEST_WAIT_MS)));
