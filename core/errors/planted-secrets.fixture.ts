import type { FailedRequest } from './describe-failed-request.ts';

const PASSWORD = 'Sakura-2026!';
const EMAIL = 'yui.sato@oz.example';
const ACCESS = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ5dWkiLCJleHAiOjE3OTUyMTkyMDB9.c2lnbmF0dXJl';
const REFRESH = 'r3fr3sh-Zm9vYmFyYmF6cXV4';
const CODE = 'X9-one-time-7Q';
const SOUND = 'T2dnUwACAAAAAAAAAAB'.repeat(20);

const NEEDLES = [PASSWORD, EMAIL, ACCESS, REFRESH, CODE, SOUND, SOUND.slice(0, 60)];

/** Which of the planted secrets can be found in a text, in whatever writing. */
export const secretsIn = (text: string): readonly string[] =>
  NEEDLES.filter((secret) =>
    [secret, encodeURIComponent(secret), btoa(secret), JSON.stringify(secret).slice(1, -1)].some(
      (written) => text.includes(written),
    ),
  );

interface Planted {
  readonly where: string;
  readonly in: Partial<FailedRequest>;
}

/** Secrets where they are expected in a failed request, and where they are not. */
export const plantedSecrets = (): readonly Planted[] => [
  { where: 'a body', in: { body: { email: EMAIL, password: PASSWORD, refresh_token: REFRESH } } },
  { where: 'names in another case', in: { body: { newPassword: PASSWORD, AccessToken: ACCESS } } },
  { where: 'a code', in: { body: { code: CODE, code_verify: `${CODE}-verifier` } } },
  {
    where: 'deep inside',
    in: { body: { a: [{ b: { c: [{ session: { jwt: ACCESS, list: [REFRESH] } }] } }] } },
  },
  {
    where: 'headers',
    in: { params: { headers: { authorization: `Bearer ${ACCESS}`, cookie: `s=${REFRESH}` } } },
  },
  { where: 'a header list', in: { params: { raw: ['Authorization', `Bearer ${ACCESS}`] } } },
  {
    where: 'the address',
    in: {
      url: `https://oz.example/api/login_code?code=${CODE}&token=${encodeURIComponent(REFRESH)}&email=${encodeURIComponent(EMAIL)}#access_token=${ACCESS}`,
    },
  },
  {
    where: 'the path',
    in: { url: `/api/v1/auth/register_from_native/${encodeURIComponent(EMAIL)}` },
  },
  {
    where: 'text that is JSON',
    in: { body: JSON.stringify({ password: PASSWORD, x: { token: REFRESH } }) },
  },
  { where: 'JSON in JSON', in: { body: { payload: JSON.stringify({ password: PASSWORD }) } } },
  {
    where: 'a form as text',
    in: { body: `grant_type=password&username=${EMAIL}&password=${PASSWORD}` },
  },
  {
    where: 'what the server repeats',
    in: {
      body: { password: PASSWORD },
      response: { message: `"${PASSWORD}" is no password of ${EMAIL}` },
    },
  },
  {
    where: 'the name of a field',
    in: { body: { password: PASSWORD }, response: { errors: { [PASSWORD]: 'too weak' } } },
  },
  { where: 'an answer', in: { response: { access_token: ACCESS, refresh_token: REFRESH } } },
  { where: 'a token among words', in: { response: { message: `token ${ACCESS} has expired` } } },
  { where: 'a recording as text', in: { body: { file: SOUND, take: SOUND } } },
  {
    where: 'a recording as an address',
    in: { body: { src: `data:audio/webm;codecs=opus;base64,${SOUND}` } },
  },
  { where: 'a recording as bytes', in: { body: { bytes: new TextEncoder().encode(SOUND) } } },
  { where: 'a recording as a blob', in: { body: { blob: new Blob([SOUND]), form: formOf() } } },
  { where: 'params', in: { params: { registerEmail: EMAIL, q: `Bearer ${REFRESH}` } } },
];

function formOf(): FormData {
  const form = new FormData();
  form.append('password', PASSWORD);
  form.append('file', new Blob([SOUND]));
  return form;
}
