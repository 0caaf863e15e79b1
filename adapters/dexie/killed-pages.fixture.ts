import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Of a learner who is signed in; every piece tells when it was captured, and when it was kept. */
const SHARED = `
  import { BrowserClock } from '${ROOT}/adapters/browser/browser-clock.ts';
  import { BrowserRecorder } from '${ROOT}/adapters/browser/browser-recorder.ts';
  import { openDatabase } from '${ROOT}/adapters/dexie/open-database.ts';
  const token = ['{}', '{"sub":"yui","exp":9999999999}', '{}'].map((part) => btoa(part)).join('.');
  const sessions = { load: () => ({ accessToken: token, refreshToken: '' }), save() {}, clear() {} };
  const recorder = new BrowserRecorder();
  const clock = new BrowserClock();
  const toldOf = (store) => {
    const append = store.append.bind(store);
    store.append = async (id, piece, ...more) => {
      tell('captured', id, piece.length);
      const kept = await append(id, piece, ...more);
      if (kept.ok) tell('kept', id, piece.length);
      return kept;
    };
    return store;
  };
`;

/** Each is a page with four functions: `begin(id)`, `stop(id)`, `list()` and `drop(id)`. */
export const KILLED_PAGES = {
  take: `${SHARED}
    import { DexieTakeStore } from '${ROOT}/adapters/dexie/dexie-take-store.ts';
    import { TakeKeeper } from '${ROOT}/core/takes/take-keeper.ts';
    const takes = toldOf(new DexieTakeStore(openDatabase()));
    const keeper = new TakeKeeper(recorder, takes, sessions, clock);
    const asked = (answerId) => ({
      answerId, questionId: 'q', answerMs: 0, prompt: '', lessonTitle: { ja: '', en: '', ko: '' },
      round: { id: 'r', lessonId: 'l', mode: 'ai' },
    });
    Object.assign(window, {
      begin: async (id) => { keeper.begin(asked(id)); return (await recorder.start()).ok; },
      stop: async (id) => {
        const kept = await keeper.finish({ ...asked(id), take: await recorder.stop() });
        tell('stopped', id, kept.isSafe ? kept.take.bytes.length : -1);
      },
      list: async () => (await takes.all('yui')).map(({ answerId, take }) => ({ id: answerId, bytes: [...take.bytes] })),
      drop: (id) => takes.drop(id),
    });
    document.body.dataset.ready = 'yes';
  `,
  speech: `${SHARED}
    import { DexieSpeechStore } from '${ROOT}/adapters/dexie/dexie-speech-store.ts';
    import { SpeechKeeper } from '${ROOT}/core/monologue/speech-keeper.ts';
    const speeches = toldOf(new DexieSpeechStore(openDatabase()));
    const keeper = new SpeechKeeper(recorder, speeches, sessions, clock);
    const plan = (id) => ({
      id, materialId: 'm', title: undefined, theme: 'My day', memo: { opening: '', points: '', closing: '' },
    });
    const LATER_MS = 60_000;
    Object.assign(window, {
      begin: async (id) => { keeper.begin(plan(id)); return (await recorder.start()).ok; },
      stop: async (id) => {
        const { speech, kept } = await keeper.finish(await recorder.stop());
        tell('stopped', id, kept.ok ? speech.take.bytes.length : -1);
      },
      list: async () =>
        (await speeches.all('yui', clock.now() + LATER_MS)).map(({ id, take }) => ({ id, bytes: [...take.bytes] })),
      drop: (id) => speeches.drop(id),
    });
    document.body.dataset.ready = 'yes';
  `,
} as const;
