import '../../app/design/tokens.css';
import '../../app/design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startI18n } from '../../app/i18n/start-i18n.ts';
import type { Texts } from '../../app/i18n/texts.ts';
import { IsNative } from '../../app/shell/use-back.ts';
import { nativeApp } from '../../core/navigation/native-app.ts';
import type { LanguageHints } from '../../core/settings/detect-language.ts';
import type { Language } from '../../core/shared/language.ts';
import { AppContainerProvider } from '../app-context.ts';
import type { Backend } from '../backend.ts';
import { compose } from '../compose.ts';
import type { Device } from '../device.ts';
import { AppRoutes } from '../routes/routes.tsx';

export interface Start {
  readonly device: Device;
  readonly backend: Backend;
  readonly hints: () => LanguageHints;
  readonly language: Language;
  readonly texts: Texts;
}

/** From adapters to a drawn app. */
export function startApp({ device, backend, hints, language, texts }: Start): void {
  const app = compose(device, backend);
  const place = document.getElementById('app');
  if (!place) throw new Error('The page has no place for the app');
  startI18n(language, texts);
  createRoot(place).render(
    <StrictMode>
      <AppContainerProvider value={app}>
        <IsNative value={nativeApp(navigator.userAgent) !== undefined}>
          <BrowserRouter>
            <AppRoutes hints={hints} />
          </BrowserRouter>
        </IsNative>
      </AppContainerProvider>
    </StrictMode>,
  );
}
