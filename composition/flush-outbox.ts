import type { Container } from 'inversify';
import { adoptOlderLists } from '../core/outbox/adopt-older-lists.ts';
import type { OutboxKindName } from '../core/outbox/outbox-kind.ts';
import { kindsStored, StoredEntries } from '../core/outbox/stored-entries.ts';
import { orNothing } from '../core/shared/or-nothing.ts';
import { hasLateSignOuts } from '../core/sign-in/late-sign-outs.ts';
import { Make, Port } from './tokens.ts';

type App = Pick<Container, 'get'>;

type Load = (app: App) => Promise<unknown>;

const lessons: Load = (app) => app.get(Make.lessonKit)();

/** Who knows each kind of entry, and sends what there is of it as soon as it is loaded. */
const KITS: Readonly<Record<OutboxKindName, Load>> = {
  take: (app) => app.get(Make.takesKit)(),
  speech: (app) => app.get(Make.monologueKit)(),
  round: lessons,
  'study-session': lessons,
  'review-answer': (app) => app.get(Make.reviewKit)(),
  bookmark: (app) => app.get(Make.findingKit)(),
};

/** Sends what is left on this device, sign-outs too; where nothing was left, nothing is loaded. */
export async function flushOutbox(app: App): Promise<void> {
  const preferences = app.get(Port.preferences);
  if (hasLateSignOuts(preferences)) void tellLateSignOuts(app);
  adoptOlderLists(preferences, new StoredEntries(preferences, app.get(Port.clock)));
  const stored = kindsStored(preferences);
  const hasTakes = await app.get(Port.hasTakes)();
  const kinds = Object.entries(KITS).filter(([kind]) =>
    kind === 'take' || kind === 'speech' ? hasTakes : stored.has(kind),
  );
  await Promise.all(kinds.map(([, load]) => load(app)));
}

async function tellLateSignOuts(app: App): Promise<void> {
  await orNothing(app.get(Port.reporter), 'late sign-outs', async () => {
    await (await app.get(Make.accountKit)()).tellLateSignOuts();
  });
}
