/** Forms outside the app that `/form_redirect?redirect=` leads to. */
export const FORM_NAMES = [
  'study_time_report_form',
  'inquiry_form',
  'correction_feedback',
  'supifulteacher_feedback',
  'cancel',
  'account',
  'structure_advice',
  'versant_form',
  'yearly_subscription',
] as const;

export type FormName = (typeof FORM_NAMES)[number];

export const isFormName = (text: string): text is FormName =>
  (FORM_NAMES as readonly string[]).includes(text);

/** What a form is filled with before the learner sees it. */
export interface Prefill {
  readonly email: string | undefined;
  readonly studentId: string | undefined;
  readonly customerId: string | undefined;
}

/** What a correction's feedback is about; what the address did not name is `Unknown`. */
export interface CorrectionContext {
  readonly recordingHash: string;
  readonly correctionDetailId: string;
  readonly answerId: string;
}

export function correctionContext(query: Readonly<Record<string, string>>): CorrectionContext {
  const named = (name: string) => query[name] || 'Unknown';
  return {
    recordingHash: named('recording_hash'),
    correctionDetailId: named('correction_detail_id'),
    answerId: named('answer_id'),
  };
}

/** The address of a form with what is known of the learner; its own query and fragment are kept. */
export function formLink(address: string, prefill: Prefill, context?: CorrectionContext): string {
  const pairs = known(prefill, context).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const [beforeFragment = '', ...fragment] = address.split('#');
  const joint = beforeFragment.includes('?') ? '&' : '?';
  const link = pairs.length === 0 ? beforeFragment : beforeFragment + joint + pairs.join('&');
  return [link, ...fragment].join('#');
}

/** A mail to the operator that takes the place of a form, with what it would be filled with as its last lines. */
export function mailLink(
  to: string,
  form: FormName,
  prefill: Prefill,
  context?: CorrectionContext,
): string {
  const lines = known(prefill, context).map(([name, value]) => `${name}: ${value}`);
  const body = encodeURIComponent(['', '', ...lines].join('\r\n'));
  return `mailto:${to}?subject=${form}&body=${body}`;
}

function known(
  prefill: Prefill,
  context: CorrectionContext | undefined,
): readonly (readonly [name: string, value: string])[] {
  const named = [
    ['email', prefill.email],
    ['student_id', prefill.studentId],
    ['customer_id', prefill.customerId],
    ['recording_hash', context?.recordingHash],
    ['correction_detail_id', context?.correctionDetailId],
    ['answer_id', context?.answerId],
  ] as const;
  return named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
