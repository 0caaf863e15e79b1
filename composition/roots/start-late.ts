import type { Container } from 'inversify';
import { reaction } from 'mobx';
import { ConsoleReporter } from '../../adapters/browser/console-reporter.ts';
import type { QueueingReporter } from '../../adapters/browser/queueing-reporter.ts';
import { reloadOnMissingPart } from '../../adapters/browser/reload-on-missing-part.ts';
import { unlockOnFirstTouch } from '../../adapters/browser/shared-audio.ts';
import { installFlush } from '../../adapters/native/install-flush.ts';
import { FollowPushToken } from '../../core/reminders/follow-push-token.ts';
import { TABS } from '../../core/navigation/tabs.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { orNothing } from '../../core/shared/or-nothing.ts';
import type { Apis } from '../backend.ts';
import type { Device } from '../device.ts';
import { whenIdle } from '../devices/when-idle.ts';
import { pause } from '../devices/pause.ts';
import { flushOutbox } from '../flush-outbox.ts';
import { preloadScreen } from '../routes/routes.tsx';
import { Make, Port, Shared } from '../tokens.ts';

const shows = (...steps: readonly string[]): boolean =>
  steps.some((step) => document.querySelector(`[data-step="${step}"]`) !== null);

export interface Started {
  readonly queue: QueueingReporter;
  /** From then on the reporter that gets the queue hears uncaught errors itself. */
  readonly stopHearing: () => void;
  readonly device: Device;
  readonly app: Container;
}

/**
 * What no screen waits for: the wrapper's way to end studying, sounds that need no further tap, loading gone parts of the
 * app anew, reporting, and what an earlier visit left to be told.
 */
export async function startLate(started: Started): Promise<void> {
  const { queue, stopHearing, device, app } = started;
  const studying = app.get(Shared.studying);
  unlockOnFirstTouch();
  void breakLines();
  if (device.sessions.load()) void fetchTabs();
  if (device.wrapper) {
    installFlush(window, device.bridge, studying.flush);
    followPushToken(device, app);
    device.bridge.watch((heard) => {
      if (heard.event === 'purchased') void receivePurchase(app, heard.signed_transaction);
    });
  }
  reloadOnMissingPart({ isRecording: () => shows('starting', 'recording', 'judging') });
  const quiet = whenIdle();
  await Promise.race([quiet, queue.hasHeard]);
  const listener = await reporter(app.get(Port.apis));
  stopHearing();
  queue.forwardTo(listener);
  await quiet;
  await flushOutbox(app);
  ofEachSignIn(app, () => renewReminders(app));
  ofEachSignIn(app, async () => {
    // Without a network there is nothing to load it from.
    const loaded = await import('../read-ahead.ts').catch(() => undefined);
    await loaded?.readAhead(app);
  });
}

/** They are one tap away: a slow phone has their screens before it. */
async function fetchTabs(): Promise<void> {
  for (const { path } of TABS) {
    await pause();
    // What can't be fetched now is fetched by the tap.
    await preloadScreen(new URL(path, location.origin).pathname).catch(() => {});
  }
}

/** Of Japanese; most browsers can't by themselves. */
async function breakLines(): Promise<void> {
  if (CSS.supports('word-break', 'auto-phrase') || !('Segmenter' in Intl)) return;
  const loaded = await import('../../adapters/browser/break-at-phrases.ts').catch(() => undefined);
  loaded?.breakAtPhrases(document.body);
}

/** Of a learner who is signed in already, too; a guest who registers begins a session anew. */
function ofEachSignIn(app: Container, run: () => Promise<void>): void {
  const learners = app.get(Shared.learners);
  reaction(
    () => learners.learner && `${learners.learner.id} ${learners.learner.isGuest}`,
    async (learner) => {
      if (learner === undefined) return;
      await whenIdle();
      await run();
    },
    { fireImmediately: true },
  );
}

/** Most learners were never asked: for them nothing is loaded. */
async function renewReminders(app: Container): Promise<void> {
  await orNothing(app.get(Port.reporter), 'renew reminders', async () => {
    if (!(await app.get(Port.pushDevice).isAllowed())) return;
    await (await app.get(Make.accountKit)()).turnReminders.renew();
  });
}

async function receivePurchase(app: Container, signedTransaction: string): Promise<void> {
  await orNothing(app.get(Port.reporter), 'receive purchase', async () => {
    await (await app.get(Make.accountKit)()).buyInStore.receive(signedTransaction);
  });
}

function followPushToken({ bridge, sessions, clock, reporter: to }: Device, app: Container): void {
  new FollowPushToken({ bridge, sessions, clock, reporter: to, apis: app.get(Port.apis) }).start();
}

async function reporter(apis: () => Promise<Apis>): Promise<Reporter> {
  try {
    const settings = await (await apis()).appConfig.load();
    const dsn = settings.ok ? settings.value.errorReportingDsn : undefined;
    if (dsn === undefined) return new ConsoleReporter();
    const { openSentry } = await import('./open-sentry.ts');
    return openSentry({ dsn, isNotFound: () => shows('not-found') });
  } catch {
    // Without a network nothing can be reported.
    return new ConsoleReporter();
  }
}
