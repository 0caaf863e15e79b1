import { ConsoleReporter } from '../../adapters/browser/console-reporter.ts';
import type { QueueingReporter } from '../../adapters/browser/queueing-reporter.ts';
import { reloadOnMissingPart } from '../../adapters/browser/reload-on-missing-part.ts';
import { unlockOnFirstTouch } from '../../adapters/browser/shared-audio.ts';
import { installFlush } from '../../adapters/native/install-flush.ts';
import type { AppConfig } from '../../core/ports/app-config.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { Device } from '../device.ts';
import { lull } from '../devices/lull.ts';
import type { Studying } from '../tokens.ts';

const shows = (...steps: readonly string[]): boolean =>
  steps.some((step) => document.querySelector(`[data-step="${step}"]`) !== null);

export interface Started {
  readonly queue: QueueingReporter;
  /** From then on whoever hears the queue hears what nobody caught. */
  readonly stopHearing: () => void;
  readonly config: AppConfig;
  readonly device: Device;
  readonly studying: Studying;
}

/** What nobody waits for: sounds that need no further tap, the wrapper's way to end studying, and reporting. */
export async function startLate(started: Started): Promise<void> {
  const { queue, stopHearing, config, device, studying } = started;
  unlockOnFirstTouch();
  if (device.wrapper) installFlush(window, device.bridge, studying.end);
  reloadOnMissingPart({ isRecording: () => shows('starting', 'recording', 'judging') });
  await Promise.race([lull(), queue.hasHeard]);
  const listener = await reporter(config);
  stopHearing();
  queue.tellTo(listener);
  await studying.replay();
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
