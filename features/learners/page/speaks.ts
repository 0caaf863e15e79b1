import { setTimeout as pass } from 'node:timers/promises';
import type { ListedSpeech, Speaks } from '../speaks.ts';
import type { ErrorKind } from '../../../core/errors/error-kind.ts';
import { complaintShown } from './complaint-shown.ts';
import type { OpenPage } from './open-page.ts';
import { button, isSoonGone, step, WORDS } from './page-parts.ts';

const SPEECH = WORDS.monologue;

export class PageSpeaks implements Speaks {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async recommended(): Promise<readonly string[]> {
    const page = await this.#themes();
    const links = page
      .getByRole('region', { name: SPEECH.recommended, exact: true })
      .getByRole('link');
    return links.allInnerTexts();
  }

  async wantsGenre(name: string): Promise<void> {
    const page = await this.#themes();
    const wanted = page.locator('details', { hasText: SPEECH.wantedGenresHint });
    if ((await wanted.getAttribute('open')) === null) await wanted.locator('summary').click();
    const told = page.waitForResponse(/recommend_materials/);
    await wanted.getByRole('button', { name, exact: true }).click();
    await told;
  }

  async chooses(theme: string): Promise<void> {
    const page = await this.#themes();
    const link = page.getByRole('link', { name: theme, exact: true }).first();
    const more = button(page, SPEECH.speeches.more);
    while (!(await link.isVisible()) && (await more.isVisible())) await more.click();
    await link.click();
    await step(page, 'preparing');
  }

  async choosesOwn(theme: string): Promise<void> {
    const page = await this.#themes();
    await page.getByRole('link', { name: SPEECH.ownTheme, exact: true }).click();
    await step(page, 'preparing');
    await page.getByRole('textbox', { name: SPEECH.prepare.theme }).fill(theme);
  }

  async notes(points: string): Promise<void> {
    const page = await this.#open.page();
    await page.getByRole('textbox', { name: SPEECH.prepare.body }).fill(points);
  }

  async memo(): Promise<string> {
    const page = await this.#open.page();
    return page.getByRole('textbox', { name: SPEECH.prepare.body }).inputValue();
  }

  async wantsToPrepare(seconds: number): Promise<void> {
    const page = await this.#open.page();
    await page.clock.install();
    const { off, s30, s60, s120 } = SPEECH.timer.lasts;
    const name = { 0: off, 30: s30, 60: s60, 120: s120 }[seconds] ?? '';
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
  }

  async prepares(seconds: number): Promise<void> {
    await (await this.#open.page()).clock.runFor(seconds * 1000);
  }

  async leftToPrepare(): Promise<number | undefined> {
    const page = await this.#open.page();
    if (await button(page, SPEECH.timer.begin).isVisible()) return 0;
    const ring = page.getByRole('progressbar', { name: SPEECH.timer.left });
    if (!(await ring.isVisible())) return undefined;
    const [minutes, seconds] = ((await ring.getAttribute('aria-valuetext')) ?? '').split(':');
    return Number(minutes) * 60 + Number(seconds);
  }

  async says(speech: string): Promise<void> {
    const page = await this.#open.page();
    const ms = await this.#open.room.speak(speech);
    await button(page, SPEECH.record).click();
    await step(page, 'recording');
    await pass(ms); // her voice, not a wait: the fake microphone speaks in real time
    await button(page, SPEECH.stop).click();
    await step(page, 'recorded');
  }

  async speaksUntilEnd(pauseSeconds = 0) {
    const page = await this.#open.page();
    await page.clock.install();
    await button(page, SPEECH.record).click();
    await step(page, 'recording');
    // From here on time passes where we say so, and not with what this machine is busy with.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    if (pauseSeconds > 0) {
      await button(page, SPEECH.pause).click();
      await page.clock.fastForward(pauseSeconds * 1000);
      await button(page, SPEECH.goOn).click();
    }
    let [seconds, warnedAt] = [pauseSeconds, 0];
    while (!(await isSoonGone(button(page, SPEECH.stop)))) {
      if (await page.getByText(SPEECH.nearEnd).isVisible()) warnedAt ||= seconds;
      const ahead = seconds < 160 ? 160 : 1;
      seconds += ahead;
      await page.clock.fastForward(ahead * 1000);
    }
    await step(page, 'recorded');
    await page.clock.resume();
    return { warnedAt, endedAt: seconds };
  }

  async isToldNotSaved(): Promise<boolean> {
    return (await this.#open.page()).getByText(SPEECH.saveFailed).isVisible();
  }

  async savesAgain(): Promise<void> {
    const page = await this.#open.page();
    await button(page, SPEECH.saveAgain).click();
    await page.getByText(SPEECH.saveFailed).waitFor({ state: 'hidden' });
  }

  async leavesUnsaved(): Promise<void> {
    const page = await this.#open.page();
    await button(page, SPEECH.leaveUnsaved).click();
    await button(page, SPEECH.leaveUnsaved).waitFor({ state: 'detached' });
  }

  async submits(): Promise<void> {
    const page = await this.#open.page();
    await button(page, SPEECH.submit).click();
    await page
      .getByText(SPEECH.submitFailed)
      .or(page.getByRole('heading', { level: 1, name: SPEECH.correction.title, exact: true }))
      .first()
      .waitFor();
  }

  async isToldItWaits(): Promise<boolean> {
    return (await this.#open.page()).getByText(SPEECH.submitLater).isVisible();
  }

  async refusedBecause(): Promise<ErrorKind | undefined> {
    return complaintShown(await this.#open.page());
  }

  async speeches(): Promise<readonly ListedSpeech[]> {
    await this.#open.opens('/ja/one_min_speech/recordings');
    const page = await this.#open.page();
    await step(page, 'shown');
    const states = Object.values(SPEECH.speeches.state);
    return Promise.all(
      (await page.locator('main article').all()).map(async (card) => {
        const text = await card.innerText();
        return {
          theme: await card.getByRole('heading').innerText(),
          state: states.find((state) => text.includes(state)) ?? '',
        };
      }),
    );
  }

  async mistakes(): Promise<readonly string[]> {
    await this.#open.opens('/ja/one_min_speech/mistakes');
    const page = await this.#open.page();
    await step(page, 'shown');
    return page.locator('main li [data-title]').allInnerTexts();
  }

  async leftOnDevice(): Promise<number> {
    const page = await this.#themes();
    const text = await page.locator('main article').first().innerText();
    return Number(/録音が(\d+)件/.exec(text)?.[1] ?? 0);
  }

  async unread(): Promise<number> {
    for (;;) {
      const page = await this.#themes();
      const text = await page.locator('main').innerText();
      if (!text.includes(SPEECH.waiting)) return Number(/添削が(\d+)件/.exec(text)?.[1] ?? 0);
      await pass(1000); // the list does not look again by itself
    }
  }

  async opensNewest(): Promise<void> {
    await this.speeches();
    const page = await this.#open.page();
    await page.locator('main article').first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: SPEECH.correction.title }).waitFor();
  }

  async #themes() {
    await this.#open.opens('/ja/one_min_speech/materials');
    const page = await this.#open.page();
    await step(page, 'shown');
    return page;
  }
}
