import * as v from 'valibot';

/** Opaque, made by the side that creates the thing; never parsed. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w-]+$/));

/** Made by the client, time-ordered; the same one sent twice is the same thing. */
export const ClientId = v.pipe(v.string(), v.uuid());

/** Where a page of a list ends, as `next` of that page; never parsed but by the server. In milliseconds until the year 2286. */
const Place = v.pipe(v.string(), v.regex(/^\d{1,13}~[\w-]{1,80}$/));

/** Where the next page begins; null after the last one. */
export const Next = v.nullable(Place);

/** What a list begins after; absent, it begins with its first page. */
export const After = v.object({ after: v.optional(Place) });

/** UTC, ISO 8601. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());

/** Whole milliseconds, as many as an integer of the database holds: 24 days. */
export const Milliseconds = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(2_147_483_647),
);

/** A text we wrote, in each language of the interface. */
export const LocalText = v.object({ ja: v.string(), en: v.string(), ko: v.string() });

export const Level = v.picklist(['A1', 'A2', 'B1', 'B2', 'C1']);
export const Genre = v.picklist(['everyday', 'business']);

/** How fast a lesson is played; each is cleared before the next. */
export const SpeedLevel = v.picklist(['normal', 'quick', 'fast', 'extreme']);

export const ById = v.object({ id: Id });

/** Letters of any script before and after one @, a dot in the domain; the mail that arrives is the real check. */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(/^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/u),
);

/** What is typed as a password: its strength is judged when it is chosen. */
export const GivenPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Out of a link in a mail. */
export const LinkToken = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

/** The language a mail is written in. */
export const ChosenLanguage = v.picklist(['ja', 'en', 'ko']);

/** A transaction as StoreKit 2 hands it out: a JWS signed by Apple. */
export const SignedTransaction = v.pipe(v.string(), v.minLength(1), v.maxLength(20_000));
