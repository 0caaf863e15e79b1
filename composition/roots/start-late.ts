import type { Container } from 'inversify';
import { ConsoleReporter } from '../../adapters/browser/console-reporter.ts';
import type { QueueingReporter } from '../../adapters/browser/queueing-reporter.ts';
import { reloadOnMissingPart } from '../../adapters/browser/reload-on-missing-part.ts';
import { installFlush } from '../../adapters/native/install-flush.ts';
import type { AppConfig } from '../../core/ports/app-config.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { Device } from '../device.ts';
import { lull } from '../devices/lull.ts';
import { sendLeftTakes } from '../send-left-takes.ts';
import { Shared } from '../tokens.ts';

const shows = (...steps: readonly string[]): boolean =>
  steps.some((step) => document.querySelector(`[data-step="${step}"]`) !== null);

export interface Started {
  readonly queue: QueueingReporter;
  readonly config: AppConfig;
  readonly device: Device;
  readonly app: Container;
}

/** What nobody waits for: the wrapper's way to end studying, loading gone parts of the app anew, reporting, and what was left unsent. */
export async function startLate({ queue, config, device, app }: Started): Promise<void> {
  if (device.wrapper) installFlush(window, device.bridge, () => app.get(Shared.studying).end());
  reloadOnMissingPart({ isRecording: () => shows('starting', 'recording', 'judging') });
  await lull();
  queue.tellTo(await reporter(config));
  await sendLeftTakes(app, device);
}

async function reporter(config: AppConfig): Promise<Reporter> {
  try {
    const settings = await config.load();
    const dsn = settings.ok ? settings.value.errorReportingDsn : undefined;
    if (dsn === undefined) return new ConsoleReporter();
    const { openSentry } = await import('./open-sentry.ts');
    return openSentry({ dsn, isNotFound: () => shows('not-found') });
  } catch {
    // Without a network there is nobody to report to.
    return new ConsoleReporter();
  }
}
