import { changed } from '../../support/jws.ts';
import type { Page, Request } from 'playwright';
import { eventually } from '../../support/eventually.ts';
import type { HasSession } from '../has-session.ts';
import type { OpenPage } from './open-page.ts';
import { followLink } from './page-parts.ts';

const HOME = { path: '/ja', asks: /study_status/ };
const BOOKS = '/ja/verbal_composition/books';
/**
 * So many that a second goes by before she is back at the first: what is asked again sooner is not asked of the server.
 * Home comes last, since both tabs have just asked for it when they begin.
 */
const PLACES = [
  { path: BOOKS, asks: /v3\/verbal_composition\/books$/ },
  ...[
    'everyday-first-steps',
    'business-first-words',
    'first-sentences',
    'travel',
    'telling-stories',
    'opinions-and-feelings',
  ].map((id) => ({
    path: `${BOOKS}/${id}`,
    asks: new RegExp(`books/${id}/`),
  })),
  HOME,
];

/** Looks where the app keeps the session, as the tools of a browser would. */
export class PageSession implements HasSession {
  readonly #open: OpenPage;
  #refreshes = 0;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async endsIn(seconds: number): Promise<void> {
    const kept = await this.#open.keptSession();
    const exp = Math.floor(Date.now() / 1000) + seconds;
    const spoiled = { ...kept, access_token: changed(kept.access_token ?? '', { exp }) };
    await this.isSpoiled(JSON.stringify(spoiled));
  }

  async isSpoiled(text: string): Promise<void> {
    await (await this.#open.page()).evaluate((jwt) => localStorage.setItem('jwt', jwt), text);
  }

  isOverlookedOnce(): Promise<void> {
    return Promise.reject(new Error('A real storage is not ours to make forgetful'));
  }

  async accessToken(): Promise<string | undefined> {
    return (await this.#open.keptSession()).access_token;
  }

  async refreshToken(): Promise<string | undefined> {
    return (await this.#open.keptSession()).refresh_token;
  }

  async isNeededInTwoTabs(times: number): Promise<void> {
    const context = await this.#open.context();
    const underWay = new Set<Request>();
    context.on('request', (request) => {
      if (request.url().endsWith('/api/refresh_token')) this.#refreshes += 1;
      if (request.url().includes('/api/')) underWay.add(request);
    });
    context.on('requestfinished', (request) => underWay.delete(request));
    context.on('requestfailed', (request) => underWay.delete(request));
    const one = await this.#open.page();
    const other = await context.newPage();
    await other.goto(one.url());
    await other.locator('main[data-step="shown"]').waitFor();
    for (let time = 0; time < times; time += 1) {
      await this.endsIn(0);
      const place = PLACES[time % PLACES.length] ?? HOME;
      await Promise.all([one, other].map((tab) => asks(tab, place)));
      // What a screen asks beside that must not find the next session half-way spoiled.
      await eventually(5000, () => underWay.size === 0 || undefined);
    }
    await other.close();
  }

  async refreshes(): Promise<number> {
    return this.#refreshes;
  }
}

/** Goes on to a screen that asks the server, and waits until it was answered. */
async function asks(tab: Page, { path, asks: question }: typeof HOME): Promise<void> {
  const answer = tab.waitForResponse(question);
  await followLink(tab, path);
  const { status } = await answer.then((response) => ({ status: response.status() }));
  if (status !== 200) throw new Error(`A tab was answered ${status}`);
}
