import type { BrowserContext, Page } from 'playwright';
import { median, type Row } from './row.ts';

const WARM_UP = 10;
const RUNS = 200;
const BYTES_PER_MB = 1024 * 1024;

/** From the click on stop to the audio, in turn with a bare MediaRecorder; and what is left behind by many recordings. */
export async function measureManyRecordings(
  context: BrowserContext,
  url: string,
): Promise<readonly Row[]> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      const bytes = await arrayBuffer.call(this);
      Reflect.set(globalThis, 'audioAt', performance.now());
      return bytes;
    };
  });
  await page.goto(url);
  await page.locator('main[data-step="ready"]').waitFor();
  const ours: number[] = [];
  const bare: number[] = [];
  let before = 0;
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    if (run === WARM_UP) before = await heapBytes(page);
    const ms = await page.evaluate(recordOnce);
    if (run < WARM_UP) continue;
    ours.push(ms);
    if (run % 10 === 0) bare.push(await page.evaluate(bareRecorder));
  }
  const grown = (await heapBytes(page)) - before;
  return [
    {
      name: 'stop to audio',
      value: median(ours),
      unit: 'ms',
      bare: { what: 'a bare MediaRecorder', value: median(bare) },
      goal: { of: 'ratio', atMost: 1.2 },
    },
    {
      name: `heap after ${RUNS} recordings`,
      value: grown / BYTES_PER_MB,
      unit: 'MB',
      goal: { atMost: 5 },
    },
  ];
}

/** What is still reachable. */
async function heapBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

async function recordOnce(): Promise<number> {
  const reaches = (step: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (document.querySelector(`main[data-step="${step}"]`)) resolve();
        else setTimeout(look, 5);
      };
      look();
    });
  const press = () => document.querySelector<HTMLButtonElement>('main button[aria-busy]')?.click();
  press();
  await reaches('recording');
  await new Promise((resolve) => setTimeout(resolve, 150));
  const clickedAt = performance.now();
  press();
  await reaches('heard');
  return Number(Reflect.get(globalThis, 'audioAt')) - clickedAt;
}

async function bareRecorder(): Promise<number> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm;codecs=opus' });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const started = new Promise((resolve) => {
    recorder.addEventListener('start', resolve, { once: true });
  });
  recorder.start(1000);
  await started;
  await new Promise((resolve) => setTimeout(resolve, 150));
  const begun = performance.now();
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve, { once: true });
  });
  recorder.stop();
  await stopped;
  await new Blob(pieces).arrayBuffer();
  const ms = performance.now() - begun;
  for (const track of stream.getTracks()) track.stop();
  return ms;
}
