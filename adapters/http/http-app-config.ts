import { FORM_NAMES, type FormName } from '../../core/navigation/form-redirect.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { AppConfig, AppSettings } from '../../core/ports/app-config.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { appConfig } from '../../protocol/system.ts';
import type { HttpClient } from './http-client.ts';

export class HttpAppConfig implements AppConfig {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async load(): Promise<Result<AppSettings, ApiError>> {
    const config = await this.#http.call(appConfig, {});
    if (!config.ok) return config;
    const {
      forms,
      support_email: supportEmail,
      error_reporting_dsn: dsn,
      analytics_url: analytics,
    } = config.value;
    const named = FORM_NAMES.map((name) => [name, forms[name] ?? undefined]);
    return ok({
      forms: Object.fromEntries(named) as Record<FormName, string | undefined>, // every name is there
      supportEmail,
      errorReportingDsn: dsn ?? undefined,
      analyticsUrl: analytics ?? undefined,
    });
  }
}
