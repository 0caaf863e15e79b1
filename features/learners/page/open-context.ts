import type { Browser, BrowserContext } from 'playwright';
import type { NativeApp } from '../../../core/navigation/native-app.ts';
import type { Language } from '../../../core/shared/language.ts';
import { noteCaptures } from './noted-captures.ts';
import { standInForWrapper } from './scripted-wrapper.ts';

export interface Around {
  readonly language: Language;
  readonly wrapper: NativeApp | undefined;
  readonly isEmbedded: boolean;
  /** Of a browser that is not the one we have. */
  readonly userAgent: string | undefined;
}

const LOCALES: Readonly<Record<Language, string>> = { ja: 'ja-JP', en: 'en-US', ko: 'ko-KR' };
const MARKERS: Readonly<Record<NativeApp, string>> = {
  ios: 'OzIOS/1.0.0',
  android: 'OzAndroid/1.0.0',
};

/** A browser of the learner's own: her language, her wrapper, a microphone she has allowed, a screen that may stay on. */
export async function openContext(browser: Browser, around: Around): Promise<BrowserContext> {
  const userAgent = await userAgentIn(browser, around);
  const context = await browser.newContext({
    locale: LOCALES[around.language],
    // What moves costs half of the time that screens take, and she waits until it rests.
    reducedMotion: 'reduce',
    // Copying needs none at a tap; where some are granted, browsers deny what is not among them.
    permissions: ['microphone', 'screen-wake-lock', 'clipboard-write'],
    ...(userAgent !== undefined && { userAgent }),
  });
  await context.addInitScript(countSounds);
  await context.addInitScript(countTaps);
  await context.addInitScript(noteCaptures);
  if (around.wrapper) await context.addInitScript(standInForWrapper, around.wrapper);
  return context;
}

async function userAgentIn(browser: Browser, around: Around): Promise<string | undefined> {
  if (!around.wrapper) return around.userAgent;
  const plain = await browser.newPage();
  const userAgent = await plain.evaluate(() => navigator.userAgent);
  await plain.close();
  const markers = [MARKERS[around.wrapper], ...(around.isEmbedded ? ['OzEmbedded/1'] : [])];
  return [userAgent, ...markers].join(' ');
}

/** Runs in the page: counts what she presses, from the first screen on. */
function countTaps(): void {
  const countUp = () =>
    sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
  addEventListener('click', countUp, { capture: true });
}

/** Runs in the page: counts what comes out of the loudspeaker, underneath whatever plays it. */
function countSounds(): void {
  const { play } = HTMLMediaElement.prototype;
  const countUp = (name: string) =>
    sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    const { protocol, pathname } = new URL(this.src);
    if (protocol === 'blob:') {
      Object.assign(window, { ozSpeaks: this });
      this.addEventListener('playing', () => countUp('sounds'), { once: true });
    } else {
      const played = sessionStorage.getItem('played') ?? '';
      sessionStorage.setItem('played', `${played} ${pathname}`.trim());
    }
    return play.call(this);
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when) {
    countUp('effects');
    return start.apply(this, when);
  };
}
