// Draws any state of any screen: ?screen=home&state=shown&lang=ja; without a query, a list of them all.
import '../design/tokens.css';
import '../design/base.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { FALLBACK_LANGUAGE, isLanguage } from '../../core/shared/language.ts';
import { inLanguage } from '../../core/navigation/paths.ts';
import { laterTexts } from '../i18n/later-texts.ts';
import { loadTexts } from '../i18n/load-texts.ts';
import type { LaterNamespace } from '../i18n/texts.ts';
import { changeLanguage, openTexts, startI18n } from '../i18n/start-i18n.ts';
import { CachedNotice } from '../offline/cached-notice.tsx';
import { CachedNoticeSlot, type CachedNoticeProps } from '../offline/cached-shown.tsx';
import { GalleryList } from './gallery-list.tsx';
import { screens } from './gallery-screens.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the gallery');
const root = createRoot(place);

const cachedNotice = (props: CachedNoticeProps) => <CachedNotice {...props} />;

async function draw(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const asked = query.get('lang') ?? '';
  const language = isLanguage(asked) ? asked : FALLBACK_LANGUAGE;
  await changeLanguage(language);
  document.documentElement.lang = language;
  const screen = screens[query.get('screen') ?? ''];
  const state = screen?.states[query.get('state') ?? ''];
  if (!screen || !state) return root.render(<GalleryList screens={screens} language={language} />);
  flushSync(() =>
    root.render(
      <MemoryRouter key={location.search} initialEntries={[inLanguage(screen.path, language)]}>
        <CachedNoticeSlot value={cachedNotice}>{state()}</CachedNoticeSlot>
      </MemoryRouter>,
    ),
  );
  // Until then the page is still that of the state before.
  document.documentElement.dataset['drawn'] = location.search;
}

startI18n(FALLBACK_LANGUAGE, await loadTexts(FALLBACK_LANGUAGE), (key) => {
  throw new Error(`No text: ${key}`);
});
await openTexts(...(Object.keys(laterTexts.ja) as LaterNamespace[])); // an object literal has no other keys
await draw();
// A change of address draws anew without loading anew: the gallery's script goes through hundreds.
addEventListener('popstate', () => void draw());
