/** As servers word it that something can't be used because there is no contract. */
const WORDINGS: readonly RegExp[] = [
  /\b(no|without an?|not have an?) (\w+ )?(contract|subscription)\b/i,
  /\b(contract|subscription) (is|was|has) (no longer valid|not valid|invalid|expired|ended|inactive)\b/i,
  /契約(が|は|も)?(無い|ない|ありません|無効|切れ|終了)/,
  /(未契約|契約していない|ご契約者(様)?(のみ|以外))/,
  /(계약|구독)(이|은|가|는|을)? ?(없|만료|종료|유효하지|무효)/,
];

/** Whether a refused call means that this learner has no contract (any more): a 403 that says so in en, ja or ko. */
export const isNoContract = (status: number, message: string | undefined): boolean =>
  status === 403 && message !== undefined && WORDINGS.some((wording) => wording.test(message));
