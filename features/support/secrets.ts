import type { FailedRequest } from '../../core/errors/describe-failed-request.ts';

export const A_BROWSER = 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36';

const PASSWORD = 'Hana-2026-secret!';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ5dWkifQ.c2lnbmF0dXJl';
const REFRESH_TOKEN = 'r3fr3sh-t0k3n-of-yui-which-is-long-enough';
const RECORDING = Buffer.from('the voice of Yui, as it was recorded, in some bytes').toString(
  'base64',
);

export const SECRETS = [PASSWORD, TOKEN, REFRESH_TOKEN, RECORDING];

/** A request that has a secret in every part of it. */
export const aSecretRequest = (status: number): FailedRequest => ({
  method: 'POST',
  url: `https://oz.example/api/v1/auth/reset?token=${TOKEN}&refresh_token=${REFRESH_TOKEN}`,
  status,
  params: { token: TOKEN, nested: { deep: [PASSWORD, { refresh_token: REFRESH_TOKEN }] } },
  body: {
    password: PASSWORD,
    refresh_token: REFRESH_TOKEN,
    file: RECORDING,
    note: `it is ${PASSWORD}`,
  },
  response: { message: `refused ${TOKEN}`, audio: RECORDING },
  token: TOKEN,
});
