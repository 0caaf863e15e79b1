import { smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryTakeStore, TakeShelf } from '../../adapters/memory/memory-take-store.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { VoiceRecordsApi } from '../ports/records-api.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import { keptTake } from './kept-take.fixture.ts';
import { TakeKeeper } from './take-keeper.ts';
import { TakeKind } from './take-kind.ts';

/** A device on which Yui is signed in, with the app open in one tab, and her takes. */
export async function takeDevice() {
  const clock = new MemoryClock();
  const oz = await smallOz(clock);
  const connectivity = new MemoryConnectivity();
  const visibility = new MemoryPageVisibility();
  const recorder = new MemoryRecorder();
  const shelf = new TakeShelf();
  const reporter = new MemoryReporter();
  const learner = await oz.learner();
  const sessions = learner.store;
  const yui = learnerOf(sessions) ?? '';
  /** The answers that were sent, in order. */
  const sent: string[] = [];
  let records: VoiceRecordsApi = learner.records;

  const openTab = () => {
    const takes = new MemoryTakeStore(shelf);
    const keeper = new TakeKeeper(recorder, takes, sessions, clock);
    const watched: VoiceRecordsApi = {
      answerByVoice: (answer) => {
        sent.push(answer.answerId);
        return records.answerByVoice(answer);
      },
    };
    const kind = new TakeKind({ takes, keeper, records: watched, sessions, clock, reporter });
    const learnerId = () => learnerOf(sessions);
    const sending = new Outbox({ learnerId, clock, connectivity, visibility, reporter });
    sending.add(kind);
    keeper.whenIdle(() => void sending.flush());
    return { takes, keeper, kind, sending };
  };

  const tab = openTab();
  return {
    ...tab,
    oz,
    clock,
    connectivity,
    visibility,
    recorder,
    reporter,
    sessions,
    yui,
    sent,
    openTab,
    id: (number: number) => keptTake(number, yui).answerId,
    leave: async (...numbers: number[]) => {
      for (const number of numbers) await tab.takes.keep(keptTake(number, yui));
    },
    left: async () => (await tab.kind.all()).map(({ answerId }) => answerId),
    breakSending: () => {
      records = { answerByVoice: () => Promise.reject(new Error('bug')) };
    },
  };
}
