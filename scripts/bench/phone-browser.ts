import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright';
import { headlessPath } from '../set-up/chromium.mjs';

const PHONE = { width: 390, height: 844 };

/** Lighthouse's mid-range phone. */
export const CPU_SLOWDOWN = 4;

export async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return cdp;
}

/** With a microphone that hears a beep each second, and without a window of its own, which is drawn anew when a sound begins. */
export function startBrowser(): Promise<Browser> {
  const executablePath = headlessPath();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
}

/** In a phone's window where she is signed in. */
export async function withLearner<T>(
  browser: Browser,
  token: string,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, permissions: ['microphone'] });
  await context.addInitScript((access_token) => {
    localStorage.setItem('jwt', JSON.stringify({ access_token, refresh_token: 'none' }));
  }, token);
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}
