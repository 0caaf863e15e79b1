import assert from 'node:assert/strict';
import type { Container } from 'inversify';
import type { ContentPresenter } from '../../../app/shell/content-presenter.ts';
import { flushOutbox } from '../../../composition/flush-outbox.ts';
import { Port, Shared, UseCase } from '../../../composition/tokens.ts';
import type { ErrorKind } from '../../../core/errors/error-kind.ts';
import { admit } from '../../../core/navigation/admit.ts';
import type { AppMode } from '../../../core/navigation/app-mode.ts';
import { firstPlace } from '../../../core/navigation/first-place.ts';
import { inLanguage, splitLanguage } from '../../../core/navigation/paths.ts';
import { afterLogin, leadsAway } from '../../../core/navigation/redirects.ts';
import { detectLanguage } from '../../../core/settings/detect-language.ts';
import { LANGUAGE_KEY } from '../../../core/settings/preference-keys.ts';
import { FALLBACK_LANGUAGE, type Language } from '../../../core/shared/language.ts';
import { HeadlessScreen } from './headless-screen.ts';
import type { Surroundings } from './surroundings.ts';

/** An answer that takes longer than this many looks is late. */
const TURNS = 100;

/** An app without a screen: where its learner is, and what the screen there would be drawn from. */
export class HeadlessApp extends HeadlessScreen {
  readonly around: Surroundings;
  container: Container;
  preferred: Language = FALLBACK_LANGUAGE;
  mode: AppMode = 'browser';
  userAgent: string | undefined;
  isStuck = false;
  /** It is not known yet who is there. */
  isWaiting = false;
  failure: ErrorKind | undefined;

  #trail: string[] = ['/ja'];
  #isBack = false;

  constructor(around: Surroundings) {
    super();
    this.around = around;
    this.container = this.#started();
  }

  get address(): string {
    return this.#trail.at(-1) ?? '/ja';
  }

  get language(): Language {
    return splitLanguage(this.address).language ?? this.preferred;
  }

  get trail(): readonly string[] {
    return this.#trail;
  }

  /** The app is closed, and started anew on the same device. */
  restart(): void {
    this.leave();
    this.container.get(Shared.maintenance).dispose();
    this.container = this.#started();
  }

  /** The tab is gone, and nothing in it had a chance to do anything; it is started anew. */
  isKilled(): void {
    this.lesson = undefined;
    this.review = undefined;
    this.around.device.takes.die();
    this.restart();
  }

  /** Loads the page anew: there is nothing to go back to. */
  async opens(address: string): Promise<void> {
    this.#trail = [];
    this.lesson?.dispose();
    this.lesson = undefined;
    this.restart();
    await this.goesOnTo(address);
  }

  async goesOnTo(address: string): Promise<void> {
    await this.settled();
    this.leave();
    this.failure = undefined;
    this.#trail.push(await this.#ledTo(address));
    this.container.get(UseCase.arrive).execute(this.address);
    if (this.failure === undefined) await this.#draw(splitLanguage(this.address).rest);
    await this.settled();
  }

  /** Back on the trail. */
  async goesBackTo(index: number): Promise<void> {
    const address = this.#trail[index] ?? '/ja';
    this.#trail = this.#trail.slice(0, index);
    this.#isBack = true;
    await this.goesOnTo(address);
    this.#isBack = false;
  }

  async replaces(address: string): Promise<void> {
    this.#trail.pop();
    await this.goesOnTo(address);
  }

  /** Where the login leads once a learner is signed in. */
  async signedIn(isNew: boolean): Promise<void> {
    await this.container.get(Shared.session).check();
    const place = await firstPlace({
      isNew,
      learner: this.container.get(Shared.learners).learner,
      wanted: afterLogin(this.address),
      lessonId: async () => {
        const status = await (await this.apis()).libraryApi.studyStatus();
        return status.ok ? status.value.continueLesson?.id : undefined;
      },
    });
    await this.replaces(inLanguage(place, this.language));
  }

  complaint(): ErrorKind | undefined {
    if (/notice=no-contract|invalid_contract/.test(this.address)) return 'no-contract';
    const state = (this.lesson ?? this.review)?.player.turn.state;
    if (state?.step === 'refused' || state?.step === 'unavailable') return state.error.kind;
    if (state?.step === 'self-judging') return state.because?.kind;
    return this.showing?.state.error?.kind ?? this.failure;
  }

  async content<T>(presenter: ContentPresenter<T, { kind: ErrorKind }>): Promise<T> {
    await presenter.load();
    const { state } = presenter;
    assert.equal(state.step, 'shown', `It failed: ${JSON.stringify(state)}`);
    return state.step === 'shown' ? state.content : assert.fail();
  }

  apis() {
    return this.container.get(Port.apis)();
  }

  /** What was begun without being waited for is over. */
  async settled(): Promise<void> {
    const maintenance = this.container.get(Shared.maintenance);
    for (
      let turn = 0;
      turn === 0 || (turn < TURNS && maintenance.state.step === 'unknown');
      turn += 1
    ) {
      await this.around.settled();
    }
  }

  #started(): Container {
    const container = this.around.startApp();
    container.get(Shared.maintenance).watch();
    void flushOutbox(container);
    return container;
  }

  async #draw(rest: string): Promise<void> {
    const content = await this.draw(rest, this.#isBack);
    if (content?.state.step !== 'failed') return;
    this.failure = content.state.error?.kind;
    const { language } = splitLanguage(this.address);
    const away = this.failure && leadsAway(this.failure, rest, this.mode);
    if (away !== undefined) await this.replaces(inLanguage(away, language));
  }

  async #ledTo(address: string): Promise<string> {
    const session = this.container.get(Shared.session);
    for (let url = address; ;) {
      const { step } = session.state;
      if (step === 'failed') {
        this.failure = session.state.error.kind;
        return url;
      }
      const language = this.#detected(url);
      const admission = admit(url, { language, session: step, mode: this.mode });
      if (admission.kind === 'open') return url;
      if (admission.kind === 'led') {
        url = admission.to;
        continue;
      }
      this.isWaiting = true;
      await session.check();
      this.isWaiting = false;
    }
  }

  #detected(url: string): Language {
    const { cookies, preferenceShelf } = this.around.device;
    return detectLanguage({
      query: /[?&]lng=(\w+)/.exec(url)?.[1],
      cookie: cookies.get('i18next'),
      stored: preferenceShelf.get(LANGUAGE_KEY),
      preferred: [this.preferred],
    });
  }
}
