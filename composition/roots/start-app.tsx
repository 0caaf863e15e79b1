import type { Container } from 'inversify';
import { autorun } from 'mobx';
import { clearTimers } from 'mobx-react-lite';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startI18n } from '../../app/i18n/start-i18n.ts';
import { PromptLanguageProvider } from '../../app/prompts/prompt-in-use.ts';
import type { FirstTexts } from '../../app/i18n/texts.ts';
import { Mode } from '../../app/shell/app-mode.ts';
import { isSupported } from '../../core/navigation/browser-support.ts';
import { modeOf } from '../../core/navigation/native-app.ts';
import type { LanguageHints } from '../../core/settings/detect-language.ts';
import type { Language } from '../../core/shared/language.ts';
import { AppContainerProvider } from '../app-context.ts';
import type { Backend } from '../backend.ts';
import { compose } from '../compose.ts';
import type { Device } from '../device.ts';
import { pause } from '../devices/pause.ts';
import { MaintenanceGate } from '../routes/maintenance-gate.tsx';
import { AppRoutes } from '../routes/routes.tsx';
import { UnsupportedBrowser } from '../routes/unsupported-browser.tsx';
import { Shared } from '../tokens.ts';
import { showTheme } from './show-theme.ts';
import { untilAnswered } from './until-answered.ts';

export interface Start {
  readonly device: Device;
  readonly backend: Backend;
  readonly hints: () => LanguageHints;
  readonly language: Language;
  readonly texts: FirstTexts;
  /** Where the app is opened, below the language. */
  readonly path: string;
}

/** From adapters to a drawn app. */
export async function startApp(start: Start): Promise<Container> {
  const { device, backend, hints, language, texts, path } = start;
  const app = compose(device, backend);
  await pause();
  const place = document.getElementById('app');
  if (!place) throw new Error('The page has no place for the app');
  startI18n(language, texts, (key) =>
    device.reporter.bug(new Error(`No text: ${key}`), { where: 'draw a text' }),
  );
  await pause();
  const theme = app.get(Shared.theme);
  autorun(() => showTheme(theme.theme));
  // A page that was left is collected while the next one runs, and would clear the next one's timer of the same number.
  addEventListener('pagehide', clearTimers);
  await untilAnswered(app, path);
  await pause();
  // A transition is drawn in slices: a slow phone hears her meanwhile.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <AppContainerProvider value={app}>
          <PromptLanguageProvider value={app.get(Shared.promptLanguage)}>
            <Mode value={modeOf(navigator.userAgent)}>
              <BrowserRouter>
                {isSupported(navigator.userAgent, navigator.maxTouchPoints) ? (
                  <MaintenanceGate>
                    <AppRoutes hints={hints} />
                  </MaintenanceGate>
                ) : (
                  <UnsupportedBrowser />
                )}
              </BrowserRouter>
            </Mode>
          </PromptLanguageProvider>
        </AppContainerProvider>
      </StrictMode>,
    ),
  );
  return app;
}
