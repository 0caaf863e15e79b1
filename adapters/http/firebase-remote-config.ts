import * as v from 'valibot';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { RemoteConfig, RemoteParameters } from '../../core/ports/remote-config.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

export interface FirebaseProject {
  readonly projectId: string;
  /** Public: it names the project, and opens nothing. */
  readonly apiKey: string;
  readonly appId: string;
}

export interface FirebaseOptions {
  readonly installationsUrl?: string;
  readonly remoteConfigUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
}

const Installed = v.object({ fid: v.string(), authToken: v.object({ token: v.string() }) });
/** `NO_TEMPLATE` and `EMPTY_CONFIG` come without entries. */
const Fetched = v.object({
  state: v.optional(v.string()),
  entries: v.optional(v.record(v.string(), v.string())),
});

/** What a console of Firebase has set, by the REST form its own web library speaks: an installation, then the parameters. */
export class FirebaseRemoteConfig implements RemoteConfig {
  readonly #project: FirebaseProject;
  readonly #options: FirebaseOptions;

  constructor(project: FirebaseProject, options: FirebaseOptions = {}) {
    this.#project = project;
    this.#options = options;
  }

  async load(): Promise<Result<RemoteParameters, ApiError>> {
    const { projectId, apiKey, appId } = this.#project;
    const {
      installationsUrl = 'https://firebaseinstallations.googleapis.com',
      remoteConfigUrl = 'https://firebaseremoteconfig.googleapis.com',
    } = this.#options;
    const installed = await this.#post(
      `${installationsUrl}/v1/projects/${projectId}/installations`,
      { authVersion: 'FIS_v2', appId, sdkVersion: 'w:0.6.9' },
      Installed,
    );
    if (!installed.ok) return installed;
    const { fid, authToken } = installed.value.body;
    const query = new URLSearchParams({ key: apiKey });
    const fetched = await this.#post(
      `${remoteConfigUrl}/v1/projects/${projectId}/namespaces/firebase:fetch?${query}`,
      { app_id: appId, app_instance_id: fid, app_instance_id_token: authToken.token },
      Fetched,
    );
    if (!fetched.ok) return fetched;
    const { body, date } = fetched.value;
    return ok({ values: body.entries ?? {}, serverNow: date });
  }

  async #post<S extends v.GenericSchema>(
    url: string,
    json: object,
    schema: S,
  ): Promise<
    Result<{ readonly body: v.InferOutput<S>; readonly date: number | undefined }, ApiError>
  > {
    const ask = this.#options.fetch ?? globalThis.fetch;
    let response: Response;
    try {
      response = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': this.#project.apiKey },
        body: JSON.stringify(json),
        signal: AbortSignal.timeout(10_000),
      });
    } catch {
      return fail({ kind: 'offline' });
    }
    const { status } = response;
    if (status === 429) return fail({ kind: 'too-many-requests' });
    const body = v.safeParse(schema, response.ok ? await response.json().catch(() => null) : null);
    if (!body.success) return fail({ kind: 'server-error', status });
    // Browsers show this header to no other origin unless the server allows it.
    const date = Date.parse(response.headers.get('date') ?? '');
    return ok({ body: body.output, date: Number.isNaN(date) ? undefined : date });
  }
}
