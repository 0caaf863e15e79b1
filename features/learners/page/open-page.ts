import type { Browser, BrowserContext, Page } from 'playwright';
import type { NativeApp } from '../../../core/navigation/native-app.ts';
import type { Language } from '../../../core/shared/language.ts';
import { eventually } from '../../support/eventually.ts';
import type { ToldStudy } from '../studies.ts';
import { openContext, type Around } from './open-context.ts';
import { goNowhere, untilShown } from './page-parts.ts';

/** What lies around a learner in front of a screen. */
export interface Room {
  readonly browser: Browser;
  readonly url: string;
  /** Puts a sentence in front of the microphone and tells how long it takes to say. */
  readonly speak: (sentence: string) => Promise<number>;
}

/** The one page a learner has before her, in a browser of her own. */
export class OpenPage {
  readonly room: Room;
  #around: Around = { language: 'ja', wrapper: undefined, isEmbedded: false, userAgent: undefined };
  #context: BrowserContext | undefined;
  readonly #others: BrowserContext[] = [];
  #page: Page | undefined;
  #left: string | undefined;
  /** Where Oz is for her. */
  #url: string;
  /** Where she will find herself when she next looks at her page. */
  #next: string | undefined;
  /** What the server was told of her studying, in order. */
  readonly told: ToldStudy[] = [];
  /** What was written to the console of her browser. */
  readonly lines: { readonly type: string; readonly text: string }[] = [];

  constructor(room: Room) {
    this.room = room;
    this.#url = room.url;
  }

  /** Before anything is opened. */
  usesWrapper(wrapper: NativeApp, isEmbedded: boolean): void {
    this.#around = { ...this.#around, wrapper, isEmbedded };
  }

  usesBrowser(userAgent: string): void {
    this.#around = { ...this.#around, userAgent };
  }

  /** A browser's language can't change under way: she goes on in one that has it, with what the old one kept. */
  async prefersLanguage(language: Language): Promise<void> {
    this.#around = { ...this.#around, language };
    const state = await this.#context?.storageState();
    await this.close();
    const kept = state?.origins[0]?.localStorage.filter(({ name }) => name === 'jwt') ?? [];
    this.#context = await openContext(this.room.browser, this.#around);
    await this.#context.addInitScript((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, kept);
  }

  /** Calls Oz by the name of this machine, with her session: passkeys belong to a name, and to no address. */
  async usesName(): Promise<void> {
    const session = this.#page && (await this.keptSession());
    this.#url = this.room.url.replace('127.0.0.1', 'localhost');
    if (session?.access_token !== undefined) await this.keepsSession(session);
  }

  async context(): Promise<BrowserContext> {
    return (await this.page()).context();
  }

  async page(): Promise<Page> {
    if (this.#next !== undefined) await this.opens(this.#next);
    this.#context ??= await openContext(this.room.browser, this.#around);
    if (!this.#page) {
      this.#page = await this.#context.newPage();
      this.#page.setDefaultTimeout(30_000);
      await this.#watchLeaving(this.#page);
    }
    return this.#page;
  }

  /** A screen that she leaves before she has looked at it need not be drawn. */
  willBeAt(address: string): void {
    this.#next = address;
  }

  /** What the app keeps of being signed in, as the tools of a browser would show it. */
  async keptSession(): Promise<{
    readonly access_token?: string;
    readonly refresh_token?: string;
  }> {
    const page = await this.page();
    return page.evaluate(() => JSON.parse(localStorage.getItem('jwt') ?? '{}'));
  }

  /** As if the app had just kept it. */
  async keepsSession(session: Awaited<ReturnType<OpenPage['keptSession']>>): Promise<void> {
    const page = await this.page();
    await goNowhere(page, this.#url);
    await page.evaluate((jwt) => localStorage.setItem('jwt', jwt), JSON.stringify(session));
  }

  async opens(address: string): Promise<void> {
    this.#next = undefined;
    const page = await this.page();
    await page.goto(this.#url + address);
    await this.settled();
  }

  async #watchLeaving(page: Page): Promise<void> {
    const ours = ['127.0.0.1', 'localhost'].map(
      (host) => new URL(this.room.url.replace('127.0.0.1', host)).origin,
    );
    // A route of Playwright's would look at every request, and keep the browser from its cache.
    const session = await page.context().newCDPSession(page);
    session.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
      const isOurs = ours.includes(new URL(request.url).origin);
      if (!isOurs && resourceType === 'Document') this.#left = request.url;
      // Nothing comes of what leads out of Oz, and the page stays where it is.
      const reply = isOurs
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 });
      // Of a page that is closed meanwhile.
      reply.catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) this.#left = request.url();
      if (request.method() === 'POST' && request.url().endsWith('/v1/study_time/sessions')) {
        this.told.push(request.postDataJSON());
      }
    });
    page.on('console', (line) => this.lines.push({ type: line.type(), text: line.text() }));
  }

  /** Until the placeholder, the skeletons and the redirects are over. */
  async settled(): Promise<void> {
    await untilShown(await this.page(), 'main[data-step]:not([data-step="loading"])');
  }

  /** Where a page left for; nothing outside is really opened. */
  async leftFor(): Promise<string | undefined> {
    await this.page();
    return eventually(5000, () => this.#left);
  }

  async restart(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
  }

  /** A page on another device, without a session; closed with this one. */
  async onAnotherDevice(): Promise<Page> {
    const context = await openContext(this.room.browser, this.#around);
    this.#others.push(context);
    return context.newPage();
  }

  async close(): Promise<void> {
    await Promise.all(this.#others.splice(0).map((context) => context.close()));
    await this.#context?.close();
    this.#context = undefined;
    this.#page = undefined;
  }
}
