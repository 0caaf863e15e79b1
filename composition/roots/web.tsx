import '../../app/design/tokens.css';
import '../../app/design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { GuardedStorage } from '../../adapters/browser/guarded-storage.ts';
import { languageHints } from '../../adapters/browser/language-hints.ts';
import { startI18n } from '../../app/i18n/start-i18n.ts';
import { IsNative } from '../../app/shell/use-back.ts';
import { nativeApp } from '../../core/navigation/native-app.ts';
import { splitLanguage, tabOf } from '../../core/navigation/paths.ts';
import { detectLanguage } from '../../core/settings/detect-language.ts';
import { FALLBACK_LANGUAGE } from '../../core/shared/language.ts';
import { AppContainerProvider } from '../app-context.ts';
import { compose } from '../compose.ts';
import { browserDevice } from '../modules/browser-device.ts';
import { httpServer } from '../modules/http-server.ts';
import { AppRoutes } from '../routes/routes.tsx';
import { contentOf } from '../routes/use-content.ts';
import { Make, Port, Shared } from '../tokens.ts';

const storage = new GuardedStorage();
const hints = () => languageHints(storage);
const languageHere = () => splitLanguage(location.pathname).language;
const language = languageHere() ?? detectLanguage(hints());
const app = compose(
  browserDevice(storage),
  httpServer(new URL('/api/', location.origin).href, () => languageHere() ?? FALLBACK_LANGUAGE),
);
const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app');

// What the first screen waits for is asked for before it is drawn.
if (app.get(Port.sessionStore).load()) {
  void app.get(Shared.session).check();
  if (tabOf(splitLanguage(location.pathname).rest) === 'home') {
    void contentOf('home', app.get(Make.home), '').load();
  }
}
await startI18n(language);
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
