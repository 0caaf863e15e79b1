const FAR = 4_102_444_800;

const token = (payload: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c`;

const session = (access_token: unknown): string =>
  JSON.stringify({ access_token, refresh_token: 'r' });

/** What lies where a session was, as scenarios call it. */
const SPOILED: Readonly<Record<string, string>> = {
  nothing: JSON.stringify({}),
  'a word': JSON.stringify('text'),
  'a token that is a number': session(1),
  'a token of one part': session('only-one-part'),
  'a token of two parts': session('a.b'),
  'a token that is not encoded': session('!!!.???.c'),
  'a token that says nothing readable': session('e30.bm8ganNvbg.c'),
  'a token that says nothing': session(token({})),
  'a token of no learner': session(token({ exp: FAR })),
};

export function spoiledSession(name: string): string {
  return SPOILED[name] ?? fail(name);
}

function fail(name: string): never {
  throw new Error(`No session is spoiled like "${name}"`);
}
