import type { RecordSummary } from '../../core/verbal-composition/record.ts';
import type { RecordListView } from './record-list-screen.tsx';

const record: RecordSummary = {
  id: '0199a1f0-0000-7000-8000-000000000701',
  lessonId: 'morning-and-home',
  bookId: 'everyday-first-steps',
  lessonTitle: { ja: '朝と家で', en: 'Morning and home', ko: '아침과 집에서' },
  savedAt: '2026-11-21T12:05:00Z',
  finished: true,
  correctCount: 10,
  answeredCount: 10,
  questionCount: 10,
  totalMs: 62_000,
  reactionMs: 900,
  wordsPerMinute: 118,
};

const records: readonly RecordSummary[] = [
  record,
  { ...record, id: 'b', savedAt: '2026-11-20T11:40:00Z', correctCount: 7 },
  {
    ...record,
    id: 'c',
    lessonTitle: {
      ja: 'カフェとレストランで、席を選んで注文する',
      en: 'Choosing a seat and ordering in cafés and restaurants',
      ko: '카페와 식당에서 자리를 고르고 주문하기',
    },
    savedAt: '2026-10-30T09:12:00Z',
    correctCount: 3,
    answeredCount: 4,
    finished: false,
  },
];

type Example = Partial<
  Pick<RecordListView, 'records' | 'month' | 'name' | 'next' | 'isLoadingMore' | 'error'>
> & {
  readonly state: RecordListView['state'];
};

const shown = { state: { step: 'shown' } } as const;

export const states: Readonly<Record<string, Example>> = {
  loading: { state: { step: 'loading' } },
  failed: { state: { step: 'failed', error: { kind: 'offline' } } },
  shown: { ...shown, records },
  more: { ...shown, records, next: 'a' },
  'loading-more': { ...shown, records, next: 'a', isLoadingMore: true },
  'more-failed': { ...shown, records, next: 'a', error: { kind: 'offline' } },
  found: { ...shown, records: records.slice(0, 2), month: '2026-11', name: '朝' },
  'nothing-found': { ...shown, records: [], name: '夜' },
  empty: { ...shown, records: [] },
};

const still = async (): Promise<void> => {};

/** A list that stands still in one of its states. */
export const recordListIn = (example: Example): RecordListView => ({
  records: [],
  month: undefined,
  name: '',
  next: undefined,
  isLoadingMore: false,
  error: undefined,
  months: example.records?.length === 0 ? [] : ['2026-11', '2026-10'],
  retry: still,
  chooseMonth: still,
  search: () => {},
  more: still,
  ...example,
});
