import type { BrowserContext, Page } from 'playwright';
import { texts } from '../../app/i18n/ja/texts.ts';
import { median, type Row } from './row.ts';

const RUNS = 25;

/** From the click to the moment the recorder has started, in turn with a bare MediaRecorder in the same page. */
export async function measureRecording(
  context: BrowserContext,
  url: string,
): Promise<readonly Row[]> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { start } = MediaRecorder.prototype;
    MediaRecorder.prototype.start = function (this: MediaRecorder, timeslice?: number) {
      const tell = () => Reflect.set(globalThis, 'recordingSince', performance.now());
      this.addEventListener('start', tell, { once: true });
      start.call(this, timeslice);
    };
    document.addEventListener(
      'click',
      () => Reflect.set(globalThis, 'clickedAt', performance.now()),
      { capture: true },
    );
  });
  await page.goto(url);
  const { record, cancel, style, settings, settingsDone } = texts['lesson-player'];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: settings }).click();
  await page.getByRole('radio', { name: style.shown, exact: true }).check();
  await press(settingsDone);
  await page.evaluate(addBareRecorder);
  const times: { ours: number; bare: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await press(record);
    await page.locator('main[data-step="recording"]').waitFor();
    const ours = await page.evaluate(
      () =>
        Number(Reflect.get(globalThis, 'recordingSince')) -
        Number(Reflect.get(globalThis, 'clickedAt')),
    );
    await press(cancel);
    await page.locator('main[data-step="asking"]').waitFor();
    times.push({ ours, bare: await bareRecorder(page) });
  }
  const [, ...counted] = times;
  return [
    {
      name: 'click to recording',
      value: median(counted.map(({ ours }) => ours)),
      unit: 'ms',
      bare: { what: 'a bare MediaRecorder', value: median(counted.map(({ bare }) => bare)) },
      goal: { of: 'ratio', atMost: 1.1 },
    },
  ];
}

/** A button of its own, pressed like ours: what a click itself costs is not ours. */
function addBareRecorder(): void {
  const button = document.createElement('button');
  button.id = 'bare';
  button.textContent = 'bare';
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99';
  button.addEventListener('click', async () => {
    const begun = performance.now();
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        sampleRate: { ideal: 48_000 },
        channelCount: { ideal: 2 },
        autoGainControl: true,
        echoCancellation: true,
      },
    });
    const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm;codecs=opus' });
    recorder.addEventListener(
      'start',
      () => {
        button.dataset['ms'] = String(performance.now() - begun);
        recorder.stop();
        for (const track of stream.getTracks()) track.stop();
      },
      { once: true },
    );
    recorder.start(1000);
  });
  document.body.append(button);
}

async function bareRecorder(page: Page): Promise<number> {
  const button = page.locator('#bare');
  await button.evaluate((element) => element.removeAttribute('data-ms'));
  await button.click();
  await page.locator('#bare[data-ms]').waitFor();
  return Number(await button.getAttribute('data-ms'));
}
