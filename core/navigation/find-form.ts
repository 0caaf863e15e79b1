import type { AccountApi } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { AppConfig } from '../ports/app-config.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import {
  correctionContext,
  formLink,
  isFormName,
  mailLink,
  type FormName,
} from './form-redirect.ts';

export interface FoundForm {
  readonly form: FormName;
  /** Where it is; a mail to the operator where no form was set up. */
  readonly link: string;
}

export type FindFormError = ApiError | { readonly kind: 'unknown-redirect' };

/** The form a `redirect` names, filled with what is known of the learner. */
export class FindForm {
  readonly #config: AppConfig;
  readonly #account: AccountApi;

  constructor(config: AppConfig, account: AccountApi) {
    this.#config = config;
    this.#account = account;
  }

  async execute(
    query: Readonly<Record<string, string>>,
  ): Promise<Result<FoundForm, FindFormError>> {
    const form = query['redirect'] ?? '';
    if (!isFormName(form)) return fail({ kind: 'unknown-redirect' });
    const [settings, me] = await Promise.all([this.#config.load(), this.#account.me()]);
    if (!settings.ok) return settings;
    if (!me.ok) return me;
    const { forms, supportEmail } = settings.value;
    const context = form === 'correction_feedback' ? correctionContext(query) : undefined;
    const address = forms[form];
    const link =
      address === undefined
        ? mailLink(supportEmail, form, me.value, context)
        : formLink(address, me.value, context);
    return ok({ form, link });
  }
}
