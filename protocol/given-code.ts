import * as v from 'valibot';

/** Six digits of an app, or a recovery code, with or without what parts its letters. */
export const GivenCode = v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(60));
