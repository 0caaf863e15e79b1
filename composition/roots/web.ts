import '../../app/design/tokens.css';
import '../../app/design/base.css';
import { GuardedStorage } from '../../adapters/browser/guarded-storage.ts';
import { languageHints } from '../../adapters/browser/language-hints.ts';
import { hearUncaught } from '../../adapters/browser/hear-uncaught.ts';
import { QueueingReporter } from '../../adapters/browser/queueing-reporter.ts';
import { loadTexts } from '../../app/i18n/load-texts.ts';
import { splitLanguage } from '../../core/navigation/paths.ts';
import { detectLanguage } from '../../core/settings/detect-language.ts';
import { keptTheme } from '../../core/settings/kept-theme.ts';
import { FALLBACK_LANGUAGE } from '../../core/shared/language.ts';
import { askEarly } from '../backends/ask-early.ts';
import { firstAnswered } from '../backends/head-start.ts';
import { httpBackend } from '../backends/http-backend.ts';
import { browserDevice } from '../devices/browser-device.ts';
import { drawn } from '../devices/drawn.ts';
import { pause } from '../devices/pause.ts';
import { showSplash } from '../devices/splash.ts';
import { showTheme } from './show-theme.ts';

// This file needs no library: while those are on their way there is a splash, and the first screen's questions are asked.
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
  const isMaintenance = systemInfo.isMaintenance();
  systemInfo.isMaintenance = firstAnswered(
    isMaintenance,
    systemInfo.isMaintenance.bind(systemInfo),
    [],
  );
  const path = splitLanguage(location.pathname).rest;
  showTheme(keptTheme(device.preferences));
  await showSplash(isMaintenance);
  // What could not be loaded now is loaded by the screen that needs it.
  const asked = device.sessions.load() && askEarly(backend, path).catch(() => {});
  // One after the other, for each takes a phone long enough to be felt. Where all is there at once, the questions still go
  // before the app, which takes longer to start than they to be answered.
  const inTurn = [() => import('react'), () => import('react-dom/client'), () => asked];
  for (const load of inTurn) {
    await load();
    await pause();
  }
  const { startApp } = await import('./start-app.tsx');
  await pause();
  const app = await startApp({ device, backend, hints, language, texts: await texts, path });
  await drawn();
  const { startLate } = await import('./start-late.ts');
  await startLate({ queue: reporter, stopHearing, device, app });
}

void start();
