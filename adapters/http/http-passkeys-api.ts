import * as v from 'valibot';
import type { PasswordNeeded } from '../../core/ports/account-api.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedByPasskey,
} from '../../core/ports/passkey-device.ts';
import type { Passkey, PasskeyRefused, PasskeysApi } from '../../core/ports/passkeys-api.ts';
import type { Session } from '../../core/ports/session-store.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  loginPasskey,
  PasskeyName,
  passkeys,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  type CreatedPasskey as WireCreated,
  type Passkey as WirePasskey,
} from '../../protocol/passkeys.ts';
import { asSession } from './as-session.ts';
import type { HttpClient } from './http-client.ts';

export class HttpPasskeysApi implements PasskeysApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async list(): Promise<Result<readonly Passkey[], ApiError>> {
    const listed = await this.#http.call(passkeys, {});
    return listed.ok ? ok(listed.value.passkeys.map(asPasskey)) : listed;
  }

  beginAdding(): Promise<Result<PasskeyCreation, ApiError | PasswordNeeded | PasskeyRefused>> {
    return this.#http.call(beginPasskey, {});
  }

  async add(created: CreatedPasskey): Promise<Result<Passkey, ApiError | PasskeyRefused>> {
    const added = await this.#http.call(addPasskey, { body: wireCreated(created) });
    return added.ok ? ok(asPasskey(added.value)) : added;
  }

  async rename(id: string, name: string): Promise<Result<void, ApiError | NotFound>> {
    if (!v.is(PasskeyName, name.trim())) return fail({ kind: 'not-found' });
    return this.#http.call(renamePasskey, { params: { id }, body: { name } });
  }

  remove(id: string): Promise<Result<void, ApiError | NotFound | PasswordNeeded>> {
    return this.#http.call(removePasskey, { params: { id } });
  }

  beginProof(): Promise<Result<PasskeyRequest, ApiError | PasskeyRefused>> {
    return this.#http.call(beginPasskeyProof, {});
  }

  async prove(signed: SignedByPasskey): Promise<Result<Session, ApiError | PasskeyRefused>> {
    const proved = await this.#http.call(proveByPasskey, { body: signed });
    return proved.ok ? ok(asSession(proved.value)) : proved;
  }

  beginSignIn(): Promise<Result<PasskeyRequest, ApiError | PasskeyRefused>> {
    return this.#http.call(beginPasskeyLogin, {});
  }

  async signIn(signed: SignedByPasskey): Promise<Result<Session, ApiError | PasskeyRefused>> {
    const session = await this.#http.call(loginPasskey, { body: signed });
    return session.ok ? ok(asSession(session.value)) : session;
  }
}

function wireCreated(created: CreatedPasskey): v.InferInput<typeof WireCreated> {
  const { transports, ...response } = created.response;
  return { ...created, response: { ...response, transports: [...(transports ?? [])] } };
}

const asPasskey = (wire: v.InferOutput<typeof WirePasskey>): Passkey => ({
  id: wire.id,
  name: wire.name ?? undefined,
  addedAt: wire.added_at,
  usedAt: wire.used_at ?? undefined,
});
