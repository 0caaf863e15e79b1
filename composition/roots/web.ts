import { GuardedStorage } from '../../adapters/browser/guarded-storage.ts';
import { languageHints } from '../../adapters/browser/language-hints.ts';
import { hearUncaught } from '../../adapters/browser/hear-uncaught.ts';
import { QueueingReporter } from '../../adapters/browser/queueing-reporter.ts';
import { loadTexts } from '../../app/i18n/load-texts.ts';
import { splitLanguage } from '../../core/navigation/paths.ts';
import { detectLanguage } from '../../core/settings/detect-language.ts';
import { FALLBACK_LANGUAGE } from '../../core/shared/language.ts';
import { askEarly } from '../backends/ask-early.ts';
import { headStart } from '../backends/head-start.ts';
import { httpBackend } from '../backends/http-backend.ts';
import { drawn } from '../devices/drawn.ts';
import { browserDevice } from '../devices/browser-device.ts';

// This file knows no library: while those are on their way, the first screen's questions are asked already.
// What it shares with the app is in its own file, so nothing may wait for the end of this module.
async function start(): Promise<void> {
  const storage = new GuardedStorage();
  const hints = () => languageHints(storage);
  const languageHere = () => splitLanguage(location.pathname).language;
  const language = languageHere() ?? detectLanguage(hints());
  const texts = loadTexts(language);
  const reporter = new QueueingReporter();
  const stopHearing = hearUncaught(reporter);
  const device = browserDevice(storage, reporter);
  const backend = httpBackend(location.origin, () => languageHere() ?? FALLBACK_LANGUAGE, device);
  const { systemInfo } = backend;
  systemInfo.isMaintenance = headStart(systemInfo.isMaintenance.bind(systemInfo));
  const path = splitLanguage(location.pathname).rest;
  // What could not be loaded now is loaded by the screen that needs it.
  const asked = device.sessions.load() && askEarly(backend, path).catch(() => {});
  // Where all is there at once, the questions still go first: starting the app takes longer than their answers.
  const [{ startApp }] = await Promise.all([import('./start-app.tsx'), asked]);
  const app = await startApp({ device, backend, hints, language, texts: await texts, path });
  await drawn();
  const { startLate } = await import('./start-late.ts');
  await startLate({ queue: reporter, stopHearing, device, app });
}

void start();
