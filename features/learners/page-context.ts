import type { Browser, BrowserContext } from 'playwright';
import type { NativeApp } from '../../core/navigation/native-app.ts';
import type { Language } from '../../core/shared/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { ja: 'ja-JP', en: 'en-US', ko: 'ko-KR' };
const MARKERS: Readonly<Record<NativeApp, string>> = {
  ios: 'OzIOS/1.0.0',
  android: 'OzAndroid/1.0.0',
};

/** A browser of the learner's own: her language, her wrapper, a microphone she has allowed. */
export async function openContext(
  browser: Browser,
  language: Language,
  wrapper: NativeApp | undefined,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: LOCALES[language],
    permissions: ['microphone'],
    ...(wrapper && { userAgent: `${await userAgentOf(browser)} ${MARKERS[wrapper]}` }),
  });
  await context.addInitScript(countSounds);
  return context;
}

async function userAgentOf(browser: Browser): Promise<string> {
  const plain = await browser.newPage();
  const userAgent = await plain.evaluate(() => navigator.userAgent);
  await plain.close();
  return userAgent;
}

/** Runs in the page: counts what comes out of the loudspeaker, underneath whatever plays it. */
function countSounds(): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    const count = () => {
      const sounds = Number(sessionStorage.getItem('sounds')) + 1;
      sessionStorage.setItem('sounds', String(sounds));
    };
    this.addEventListener('playing', count, { once: true });
    return play.call(this);
  };
}
