import { splitLanguage } from '../navigation/paths.ts';

/** Below these names stands the id of one thing of many. */
const COLLECTIONS =
  /^(books|lessons|records|record_details|daily_review|materials|recordings|corrections)$/;

/** A place without its language and its ids, so that reports and times of one screen come together. */
export function routeOfPath(path: string): string {
  const [place = ''] = splitLanguage(path).rest.split(/[?#]/);
  const parts = place.split('/');
  return parts
    .map((part, index) => (part !== '' && COLLECTIONS.test(parts[index - 1] ?? '') ? '[id]' : part))
    .join('/');
}
