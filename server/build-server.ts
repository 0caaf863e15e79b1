import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { AccessTokenSigner } from './accounts/access-token.ts';
import type { EndedSessions } from './accounts/ended-sessions.ts';
import { pictureOrigins } from './campaign/wire-campaign.ts';
import { answerUnknownPaths } from './http/answer-unknown-paths.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import type { Budgets } from './budgets.ts';
import { connectOrigins } from './http/connect-origins.ts';
import { handleErrors } from './http/handle-errors.ts';
import { FORM_LIMITS } from './http/read-form.ts';
import { securityHeaders } from './http/security-headers.ts';
import { refusePlainHttp } from './http/refuse-plain-http.ts';
import { serveApp } from './http/serve-app.ts';
import { refuse } from './http/refuse.ts';
import { serveEmbeddedPayments } from './http/serve-embedded-payments.ts';
import { serveOutbox } from './http/serve-outbox.ts';
import { safeLogger, type LogLines } from './logging/safe-logger.ts';
import type { OutboxMailer } from './mail/outbox-mailer.ts';
import type { RefusalCounts } from './security/refusal-counts.ts';
import type { WebSettings } from './outside-settings.ts';
import type { EmbeddedPayments } from './payments/embedded/embedded-payments.ts';
import { accountRoutes, type AccountParts } from './routes/account-routes.ts';
import { bookmarkRoutes, type BookmarkParts } from './routes/bookmark-routes.ts';
import { catalogueRoutes } from './routes/catalogue-routes.ts';
import { campaignRoutes, type CampaignParts } from './routes/campaign-routes.ts';
import { contractRoutes, paymentEventRoute, type ContractParts } from './routes/contract-routes.ts';
import { contentRoutes, type ContentParts } from './routes/content-routes.ts';
import { correctionRoutes, type CorrectionParts } from './routes/correction-routes.ts';
import { guestRoutes, type GuestParts } from './routes/guest-routes.ts';
import { libraryRoutes, type LibraryParts } from './routes/library-routes.ts';
import { materialRoutes, type MaterialParts } from './routes/material-routes.ts';
import {
  monologueRoutes,
  monologueUploadRoutes,
  type MonologueParts,
} from './routes/monologue-routes.ts';
import { nativeRoutes, type NativeParts } from './routes/native-routes.ts';
import {
  placementRoutes,
  placementVoiceRoutes,
  type PlacementRouteParts,
} from './routes/placement-routes.ts';
import { noticeRoutes, type NoticeParts } from './routes/notice-routes.ts';
import { recordRoutes, type RecordParts } from './routes/record-routes.ts';
import { registrationRoutes, type RegistrationParts } from './routes/registration-routes.ts';
import { reminderRoutes, type ReminderParts } from './routes/reminder-routes.ts';
import { reviewRoutes, type ReviewParts } from './routes/review-routes.ts';
import { passkeyRoutes, type PasskeyParts } from './routes/passkey-routes.ts';
import { oneTimeCodeRoutes, type OneTimeCodeParts } from './routes/one-time-code-routes.ts';
import { securityRoutes, type SecurityParts } from './routes/security-routes.ts';
import { sessionRoutes, type SessionParts } from './routes/session-routes.ts';
import { studyTimeRoutes, type StudyTimeParts } from './routes/study-time-routes.ts';
import { systemRoutes, type SystemParts } from './routes/system-routes.ts';
import { teacherRoutes, type TeacherParts } from './routes/teacher-routes.ts';
import { trendRoutes, type TrendParts } from './routes/trend-routes.ts';
import { weekPlanRoutes, type WeekPlanParts } from './routes/week-plan-routes.ts';
import { typingRoutes, voiceRoutes, type VoiceParts } from './routes/voice-routes.ts';

/** No JSON body of ours comes near this. */
const LARGEST_BODY_BYTES = 256 * 1024;

export interface ServerParts
  extends
    AccountParts,
    BookmarkParts,
    CampaignParts,
    ContentParts,
    ContractParts,
    CorrectionParts,
    GuestParts,
    LibraryParts,
    MaterialParts,
    MonologueParts,
    NativeParts,
    NoticeParts,
    PlacementRouteParts,
    RecordParts,
    RegistrationParts,
    ReminderParts,
    ReviewParts,
    OneTimeCodeParts,
    PasskeyParts,
    SecurityParts,
    SessionParts,
    StudyTimeParts,
    TrendParts,
    WeekPlanParts,
    SystemParts,
    TeacherParts,
    VoiceParts {
  readonly web: WebSettings;
  readonly budgets: Budgets;
  /** Where mails wait that no mail server sends; undefined where they are sent. */
  readonly outbox: OutboxMailer | undefined;
  readonly embeddedPayments: EmbeddedPayments | undefined;
  readonly signer: AccessTokenSigner;
  readonly ended: EndedSessions;
  readonly refusalCounts: RefusalCounts;
  /** Folder of the built app; undefined serves the API alone. */
  readonly appFolder: string | undefined;
  readonly logLevel: string;
  /** Where the log goes, if not to the standard output. */
  readonly logLines?: LogLines;
}

/** A whole server that has not opened a port yet. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const requestTimeout = parts.budgets.requestSeconds * 1000;
  const guard = await securityHeaders(connectOrigins(parts.appSettings), () =>
    pictureOrigins(parts.campaigns.read()),
  );
  const server = fastify({
    bodyLimit: LARGEST_BODY_BYTES,
    // Node looks at this often whether requests have come in within their time, and must know that time from the start.
    http: { connectionsCheckingInterval: 1_000, requestTimeout },
    requestTimeout,
    logger: safeLogger(parts.logLevel, parts.logLines),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than the lines it would mark are worth.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
    trustProxy: parts.web.trustProxy ?? false,
    // An address that no router can read reaches neither a hook nor the handler of errors.
    frameworkErrors: (_, request, reply) => {
      guard(request, reply, claimsTls(request));
      return refuse(request, reply, 'bad-request');
    },
  });
  server.decorate('refusalCounts', parts.refusalCounts);
  handleErrors(server);
  server.addHook('onRequest', (request, reply, next) => {
    guard(request, reply);
    next();
  });
  if (parts.web.needsTls) refusePlainHttp(server);
  refuseCrossSite(server, parts.web);
  const authenticate = (request: FastifyRequest) => callerOf(request, parts);
  sessionRoutes(server, authenticate, parts);
  accountRoutes(server, authenticate, parts);
  oneTimeCodeRoutes(server, authenticate, parts);
  passkeyRoutes(server, authenticate, parts);
  contractRoutes(server, authenticate, parts);
  securityRoutes(server, authenticate, parts);
  registrationRoutes(server, authenticate, parts);
  reminderRoutes(server, authenticate, parts);
  guestRoutes(server, authenticate, parts);
  placementRoutes(server, authenticate, parts);
  nativeRoutes(server, authenticate, parts);
  libraryRoutes(server, authenticate, parts);
  catalogueRoutes(server, authenticate, parts);
  bookmarkRoutes(server, authenticate, parts);
  recordRoutes(server, authenticate, parts);
  reviewRoutes(server, authenticate, parts);
  typingRoutes(server, authenticate, parts);
  studyTimeRoutes(server, authenticate, parts);
  trendRoutes(server, authenticate, parts);
  weekPlanRoutes(server, authenticate, parts);
  systemRoutes(server, authenticate, parts);
  contentRoutes(server, authenticate, parts);
  noticeRoutes(server, authenticate, parts);
  campaignRoutes(server, authenticate, parts);
  teacherRoutes(server, authenticate, parts);
  materialRoutes(server, authenticate, parts);
  monologueRoutes(server, authenticate, parts);
  correctionRoutes(server, authenticate, parts);
  await server.register(async (room) => paymentEventRoute(room, authenticate, parts));
  if (parts.outbox) serveOutbox(server, parts.outbox);
  const { embeddedPayments } = parts;
  if (embeddedPayments)
    await server.register(async (room) => serveEmbeddedPayments(room, embeddedPayments));
  // Reading forms costs every request of its room something, so they have one of their own.
  await server.register(async (forms) => {
    await forms.register(multipart, { limits: FORM_LIMITS });
    voiceRoutes(forms, authenticate, parts);
    monologueUploadRoutes(forms, authenticate, parts);
    placementVoiceRoutes(forms, authenticate, parts);
  });
  if (parts.appFolder !== undefined) await serveApp(server, parts.appFolder);
  answerUnknownPaths(server, parts.appFolder !== undefined);
  return server;
}

/** Fastify asks no proxy here. Who claims it falsely gets a header that browsers pass over where there is no TLS. */
const claimsTls = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-proto'] === 'https';

async function callerOf(request: FastifyRequest, parts: ServerParts) {
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const caller = token === undefined ? undefined : await parts.signer.callerOf(token, parts.now());
  const { learnerContracts } = parts;
  return caller && { ...caller, mayStudy: () => learnerContracts.mayStudy(caller.learnerId) };
}
