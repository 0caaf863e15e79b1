import type { FormName } from '../../core/navigation/form-redirect.ts';
import type { FormRedirectState } from './form-redirect-presenter.ts';

type EveryStep = {
  readonly [S in FormRedirectState['step']]: Extract<FormRedirectState, { step: S }>;
};

const moving = (form: FormName) =>
  ({ step: 'moving', found: { form, link: `https://forms.example/${form}` } }) as const;

export const states: EveryStep & Readonly<Record<string, FormRedirectState>> = {
  finding: { step: 'finding' },
  moving: moving('inquiry_form'),
  study_time_report_form: moving('study_time_report_form'),
  correction_feedback: moving('correction_feedback'),
  supifulteacher_feedback: moving('supifulteacher_feedback'),
  cancel: moving('cancel'),
  account: moving('account'),
  structure_advice: moving('structure_advice'),
  versant_form: moving('versant_form'),
  yearly_subscription: moving('yearly_subscription'),
  failed: { step: 'failed', error: { kind: 'unknown-redirect' } },
  offline: { step: 'failed', error: { kind: 'offline' } },
};
