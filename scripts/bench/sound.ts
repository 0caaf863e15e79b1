import type { BrowserContext } from 'playwright';
import { texts } from '../../app/i18n/ja/texts.ts';
import { median, type Row } from './row.ts';

const RUNS = 21;

/** From the click on a prompt that the device has kept to its first sound, in turn with a bare audio element in the same page. */
export async function measureSound(context: BrowserContext, url: string): Promise<readonly Row[]> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      const tell = () =>
        document.documentElement.setAttribute('data-sound', String(performance.now()));
      this.addEventListener('playing', tell, { once: true });
      return play.call(this);
    };
    const { createObjectURL } = URL;
    URL.createObjectURL = (bytes) => {
      Reflect.set(globalThis, 'played', bytes);
      return createObjectURL(bytes);
    };
    document.addEventListener(
      'click',
      () => {
        document.documentElement.removeAttribute('data-sound');
        Reflect.set(globalThis, 'clickedAt', performance.now());
      },
      { capture: true },
    );
  });
  await page.goto(url);
  const { playPrompt, stopPrompt } = texts['lesson-player'];
  const ours: number[] = [];
  const bare: number[] = [];
  const sounds = async () => {
    await page.locator('html[data-sound]').waitFor();
    return page.evaluate(
      () =>
        Number(document.documentElement.getAttribute('data-sound')) -
        Number(Reflect.get(globalThis, 'clickedAt')),
    );
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  // It speaks by itself once, and is kept from then on.
  await sounds();
  await press(stopPrompt);
  await page.evaluate(addBareSound);
  for (let run = 0; run < RUNS; run += 1) {
    await press(playPrompt);
    ours.push(await sounds());
    await press(stopPrompt);
    await page.locator('#bare').click();
    bare.push(await sounds());
  }
  return [
    {
      name: 'click to the sound of a kept prompt',
      value: median(ours.slice(1)),
      unit: 'ms',
      bare: { what: 'a bare audio element', value: median(bare.slice(1)) },
    },
  ];
}

/** A button of its own, which plays the bytes that were played last. */
function addBareSound(): void {
  const bytes: Blob = Reflect.get(globalThis, 'played');
  const button = document.createElement('button');
  button.id = 'bare';
  button.textContent = 'bare';
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99';
  button.addEventListener('click', () => void new Audio(URL.createObjectURL(bytes)).play());
  document.body.append(button);
}
