import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const SystemInfo = v.object({ is_maintenance: v.boolean() });

export const systemInfo = endpoint({
  method: 'GET',
  path: 'v1/system_info',
  summary: 'Whether the service is under maintenance',
  auth: 'optional',
  reply: SystemInfo,
  refusals: [],
});

/** Where the forms of `/form_redirect` are; null where the operator has named none. */
export const Forms = v.object({
  study_time_report_form: v.nullable(v.string()),
  inquiry_form: v.nullable(v.string()),
  correction_feedback: v.nullable(v.string()),
  supifulteacher_feedback: v.nullable(v.string()),
  cancel: v.nullable(v.string()),
  account: v.nullable(v.string()),
  structure_advice: v.nullable(v.string()),
  versant_form: v.nullable(v.string()),
  yearly_subscription: v.nullable(v.string()),
});

export const appConfig = endpoint({
  method: 'GET',
  path: 'v1/app_config',
  summary: 'What the operator has set for the app',
  auth: 'optional',
  reply: v.object({
    forms: Forms,
    /** Where questions go when a form is not set. */
    support_email: v.string(),
    /** Where errors are reported; null reports none. */
    error_reporting_dsn: v.nullable(v.string()),
    /** Where events are counted of learners who agreed to it: https or a path of this host; null counts none there. */
    analytics_url: v.nullable(v.string()),
  }),
  refusals: [],
});

export const downloadFile = endpoint({
  method: 'GET',
  path: 'v1/download_file',
  summary:
    'A file by its path: prompts, model answers, the own takes of the learner. Honours If-None-Match.',
  auth: 'bearer',
  query: v.object({ path: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
  reply: 'bytes',
  refusals: ['audio-not-found', 'audio-being-made'],
});
