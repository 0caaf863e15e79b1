import type { TestServer } from '../http/test-server.ts';

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Calls the API of a test server as an app would. */
export function clientOf(test: TestServer) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    session?: Tokens,
  ) => {
    const response = await test.server.inject({
      method,
      url: `/api/${path}`,
      headers: session ? { authorization: `Bearer ${session.access_token}` } : {},
      ...(payload && { payload }),
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : response.json(),
    };
  };
}

/** The token in the newest mail to an address. */
export async function tokenTo(test: TestServer, email: string): Promise<string> {
  const [mail] = await test.mailsTo(email);
  const token = /#(?:reset_)?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was sent to ${email}`);
  return token;
}
