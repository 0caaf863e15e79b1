import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Credentials, newCredentials } from './credentials.ts';
import type { Heard, Stranger } from './stranger.ts';

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** The ways to show a purchase in the App Store, as scenarios call them. */
const PURCHASE_WAYS: Readonly<Record<string, string>> = {
  "today's": 'v2/auth/login_by_appleiap',
  'the older': 'v1/auth/login_by_appleiap',
  "the app's": 'v1/auth/register_from_native',
};

/** A learner who does with a tool of her own what others do with the app. */
export class Caller {
  readonly credentials: Credentials = newCredentials();
  readonly #line: Stranger;
  /** Every session she ever had, the newest last. */
  readonly sessions: Tokens[] = [];
  /** What she showed last. */
  shownPurchase: string | undefined;

  constructor(line: Stranger) {
    this.#line = line;
  }

  /** Her session, or one she got hold of. */
  get session(): Tokens {
    return this.sessions.at(-1) ?? assert.fail('She has no session');
  }

  set session(session: Tokens) {
    this.sessions.push(session);
  }

  get heard(): Heard {
    assert.ok(this.#line.heard, 'She has not called');
    return this.#line.heard;
  }

  /** Why she was refused what she asked for last; undefined when she was not. */
  get refusal(): unknown {
    return this.heard.status < 300 ? undefined : (this.heard.body['code'] ?? this.heard.status);
  }

  async registers(given: Partial<Credentials> = {}): Promise<void> {
    await this.#posts('v1/auth/register_password', { ...this.credentials, ...given });
  }

  async signsIn(given: Partial<Credentials> = {}): Promise<void> {
    await this.#enters('login', { ...this.credentials, ...given });
  }

  async renews(): Promise<void> {
    await this.#enters('refresh_token', { refresh_token: this.session.refresh });
  }

  async showsPurchase(way: string, purchase: string): Promise<void> {
    this.shownPurchase = purchase;
    const path = PURCHASE_WAYS[way] ?? assert.fail(`There is no ${way} way`);
    await this.#enters(path, { signed_transaction: purchase });
  }

  /** One that she made while she was signed in. */
  async attachesPurchase(purchase: string): Promise<void> {
    this.shownPurchase = purchase;
    await this.calls('PUT', 'v1/auth/me/purchase', { signed_transaction: purchase });
  }

  async registersInApp(
    purchase: string | undefined,
    email = this.credentials.email,
  ): Promise<void> {
    const { password } = this.credentials;
    await this.#enters(`v1/auth/register_from_native/${encodeURIComponent(email)}`, {
      password,
      ...(purchase !== undefined && { signed_transaction: purchase }),
    });
  }

  /** `token` is another than that of her session. */
  async asksWhoSheIs(token = this.sessions.at(-1)?.access): Promise<Heard['body']> {
    return (await this.#line.calls('GET', 'v1/auth/me', { token })).body;
  }

  /** Herself, or a page of another site, or of Oz, in her browser. */
  async deletesAccount(site?: string): Promise<void> {
    const origin = site === 'Oz' ? this.#line.site : site;
    await this.#line.calls('DELETE', 'v1/auth/me', { token: this.session.access, site: origin });
  }

  async signsOut(): Promise<void> {
    const [, claims = ''] = this.session.access.split('.');
    const { jti } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    await this.calls('DELETE', `v1/oauth/tokens/${jti}`);
  }

  async changesPassword(): Promise<void> {
    const { password: current_password } = this.credentials;
    const body = { current_password, new_password: newCredentials().password };
    await this.calls('PUT', 'v1/auth/password', body);
  }

  async beginsAsGuest(): Promise<void> {
    await this.#enters('v1/answered_demographic_for_guest', { answers: [] });
  }

  async provesWith(password: string): Promise<void> {
    await this.#enters('v1/auth/prove', { password });
  }

  async changesEmail(email: string): Promise<void> {
    await this.#posts('v1/auth/request_email_change', { email });
  }

  async choosesPassword(link: string, password: string): Promise<void> {
    await this.#enters('v1/auth/reset_password', { token: tokenIn(link), password });
  }

  async undoesEmailChange(link: string): Promise<void> {
    await this.#posts('v1/auth/undo_email_change', { token: tokenIn(link) });
  }

  async devices(): Promise<readonly { readonly id: string; readonly is_current: boolean }[]> {
    const { sessions } = (await this.calls('GET', 'v1/auth/me/sessions')).body;
    return Array.isArray(sessions) ? sessions : assert.fail('She sees no devices');
  }

  async endsOtherSessions(): Promise<void> {
    await this.calls('DELETE', 'v1/auth/me/sessions');
  }

  async endsSession(id: string): Promise<void> {
    await this.calls('DELETE', `v1/auth/me/sessions/${id}`);
  }

  async asksForCode(challenge: string): Promise<string> {
    const { code } = await this.#posts('v1/auth/issue_code', { code_challenge: challenge });
    return String(code);
  }

  async showsCode(code: string, verifier: string): Promise<void> {
    await this.#enters('login_code', { code, code_verify: verifier });
  }

  async asksForEmail(email: string): Promise<void> {
    await this.#posts('v1/auth/request_register_email', { email });
  }

  /** With the link of a mail. */
  async confirmsEmail(link: string): Promise<void> {
    await this.#posts('v1/auth/confirm_email', { token: tokenIn(link) });
  }

  /** To the first question of a round, with a file of which she says what it is. */
  async answersByVoice(
    round: string,
    bytes: Uint8Array<ArrayBuffer>,
    mediaType: string,
  ): Promise<void> {
    const form = new FormData();
    form.set('answer_id', randomUUID());
    form.set('question_id', 'morning-home-01');
    form.set('answer_ms', '1');
    form.set('file', new Blob([bytes], { type: mediaType }), 'answer');
    await this.#line.sends(
      `v1/verbal_composition/records/${round}/voice`,
      form,
      this.session.access,
    );
  }

  /** Whatever she likes, with her own token if she has one. */
  async calls(method: string, path: string, body?: unknown): Promise<Heard> {
    return this.#line.calls(method, path, { token: this.sessions.at(-1)?.access, body });
  }

  /** A form with files, with her own token. */
  async sends(path: string, form: FormData): Promise<Heard> {
    return this.#line.sends(path, form, this.session.access);
  }

  async #posts(path: string, body: unknown): Promise<Heard['body']> {
    return (await this.#line.calls('POST', path, { token: this.sessions.at(-1)?.access, body }))
      .body;
  }

  /** Her session stays what it was when she is refused. */
  async #enters(path: string, body: unknown): Promise<void> {
    const { access_token: access, refresh_token: refresh } = await this.#posts(path, body);
    if (typeof access !== 'string' || typeof refresh !== 'string') return;
    this.session = { access, refresh };
  }
}

const tokenIn = (link: string): string | undefined => /#(?:reset_)?token=([\w-]+)/.exec(link)?.[1];
