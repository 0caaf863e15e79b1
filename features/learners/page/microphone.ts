import assert from 'node:assert/strict';
import { setTimeout as pass } from 'node:timers/promises';
import type { MicrophonePermission } from '../../../core/ports/microphones.ts';
import type { RecordingTrouble } from '../../../core/ports/recorder.ts';
import type { BrowserFault, UsesMicrophone } from '../uses-microphone.ts';
import { sentenceIn } from './complaint-shown.ts';
import { misbehave, type NotedCaptures, plugIn } from './noted-captures.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, WORDS } from './page-parts.ts';

const PLAYER = WORDS['lesson-player'];

/** What a system does to a microphone is done to the track underneath the app. */
const EVENTS: Readonly<Record<RecordingTrouble, string>> = {
  muted: 'mute',
  unmuted: 'unmute',
  ended: 'ended',
  silent: '',
};

export class PageMicrophone implements UsesMicrophone {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async happens(trouble: RecordingTrouble): Promise<void> {
    // Her fake microphone is silent by itself when she does not speak; the app needs a moment to be sure.
    if (trouble === 'silent') {
      await pass(2500);
      return;
    }
    const page = await this.#open.page();
    await page.evaluate((event) => {
      const captures: NotedCaptures = Reflect.get(globalThis, 'captures');
      const track = captures.tracks.at(-1);
      if (event === 'ended') track?.stop();
      track?.dispatchEvent(new Event(event));
    }, EVENTS[trouble]);
    if (trouble === 'ended')
      await step(page, 'interrupted', 'graded', 'say-again', 'refused', 'self-judging');
  }

  async note(): Promise<string | undefined> {
    const page = await this.#open.page();
    const { muted, silent, gap, ended } = PLAYER.recordingNote;
    const titles = {
      muted: muted.title,
      silent: silent.title,
      gap: gap.title,
      ended: ended.title,
    };
    return sentenceIn(page.getByRole('status'), titles);
  }

  async openMicrophones(): Promise<number> {
    return this.#noted(({ tracks }) => tracks.filter((one) => one.readyState === 'live').length);
  }

  async takesItsTime(): Promise<void> {
    await this.misbehaves('starts-late');
  }

  async catchesUp(): Promise<void> {
    const page = await this.#open.page();
    await page.evaluate(() => dispatchEvent(new Event('oz:microphone')));
    await step(page, 'recording');
  }

  isRecordedElsewhere(): Promise<never> {
    assert.fail('No two screens are open in one page');
  }

  isReadyAgainIn(): Promise<never> {
    assert.fail('She begins anew at once, and sees nothing of it');
  }

  async timesOpened(): Promise<number> {
    return this.#noted(({ wishes }) => wishes.length);
  }

  async wishes(): Promise<Readonly<Record<string, unknown>>> {
    return this.#noted(({ wishes, gains }) => ({ ...wishes.at(-1), gain: gains.at(-1) }));
  }

  async recordedAs(): Promise<string> {
    return this.#noted(({ mimeTypes }) => mimeTypes.at(-1) ?? '');
  }

  async uploads(): Promise<number> {
    const page = await this.#open.page();
    // Not by a fetch of our own: Sentry looks for the browser's, and finds none that works behind another.
    return page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/voice'))
          .length,
    );
  }

  async counted(): Promise<readonly string[]> {
    const page = await this.#open.page();
    return page.evaluate(() =>
      (Reflect.get(globalThis, 'dataLayer') as Record<string, string>[]).map(
        ({ event, device_name, message }) => [event, device_name ?? message].join(' '),
      ),
    );
  }

  async keepsScreenOn(): Promise<boolean> {
    return this.#noted(({ locks }) => locks.some(({ released }) => !released));
  }

  async mayNotKeepScreenOn(): Promise<void> {
    await this.misbehaves('refuses-wake-lock');
  }

  async misbehaves(fault: BrowserFault): Promise<void> {
    await (await this.#open.page()).evaluate(misbehave, fault);
  }

  async plugsIn(names: readonly string[]): Promise<void> {
    await (await this.#open.page()).evaluate(plugIn, names);
  }

  async chooses(name: string): Promise<void> {
    const page = await this.#open.page();
    await page.getByLabel(WORDS.microphone.input).selectOption({ label: name });
  }

  async recordsForMinute(): Promise<void> {
    const page = await this.#open.page();
    await page.clock.install();
    await button(page, PLAYER.record).click();
    await step(page, 'recording');
    await page.clock.fastForward(59_000);
    assert.ok(await page.locator('main[data-step="recording"]').isVisible(), 'It stopped too soon');
    await page.clock.fastForward(1500);
    await step(page, 'graded', 'say-again', 'refused', 'self-judging');
    await page.clock.resume();
  }

  async permission(): Promise<MicrophonePermission | undefined> {
    const page = await this.#open.page();
    const said = WORDS.errors['microphone-denied'];
    return (await page.getByText(said).first().isVisible()) ? 'denied' : undefined;
  }

  async losesScreen(): Promise<void> {
    const page = await this.#open.page();
    await page.evaluate(async () => {
      const captures: NotedCaptures = Reflect.get(globalThis, 'captures');
      await Promise.all(captures.locks.map((lock) => lock.release()));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }

  noted(): Promise<never> {
    assert.fail('Only the core is asked for this');
  }

  browserSays(): Promise<never> {
    assert.fail('This browser answers for itself');
  }

  wrapperSays(): Promise<never> {
    assert.fail('The scripted wrapper always says yes');
  }

  makesNoise(): Promise<never> {
    assert.fail('Her fake microphone plays a voice, or nothing');
  }

  async #noted<T>(read: (captures: NotedCaptures) => T): Promise<T> {
    const page = await this.#open.page();
    const handle = await page.evaluateHandle<NotedCaptures>(() =>
      Reflect.get(globalThis, 'captures'),
    );
    // Handed over as a function of one argument, which Playwright's types do not see through.
    return handle.evaluate(read as (captures: unknown) => T);
  }
}
