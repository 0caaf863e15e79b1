import assert from 'node:assert/strict';
import { common } from '../../../app/i18n/ja/common.ts';
import { forms } from '../../../app/i18n/ja/forms.ts';
import type { Language } from '../../../core/shared/language.ts';
import { Port, Shared } from '../../../composition/tokens.ts';
import type { ErrorKind } from '../../../core/errors/error-kind.ts';
import { goBack, NATIVE_BACK_FALLBACK_MS } from '../../../core/navigation/back.ts';
import { isSupported } from '../../../core/navigation/browser-support.ts';
import {
  BOOKS,
  inLanguage,
  splitLanguage,
  tabOf,
  type Tab,
} from '../../../core/navigation/paths.ts';
import { TABS } from '../../../core/navigation/tabs.ts';
import type { FindsWay } from '../finds-way.ts';
import { screenAt } from '../screen-at.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessPlaces implements FindsWay {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async opens(address: string): Promise<void> {
    await this.#app.opens(address);
  }

  async goesOnTo(address: string): Promise<void> {
    await this.#app.goesOnTo(address);
  }

  async goesBack(): Promise<void> {
    const app = this.#app;
    const { clock } = app.around.device;
    let index = app.trail.length - 1;
    let pushed: string | undefined;
    let replacing: string | undefined;
    const trail = {
      hasEarlier: () => app.trail.length > 1,
      here: () => app.trail[index] ?? '',
      back: () => {
        if (!app.isStuck) index -= 1;
      },
      push: (path: string) => {
        pushed = inLanguage(path, app.language);
      },
      replace: (path: string) => {
        replacing = inLanguage(path, app.language);
      },
    };
    goBack(trail, clock, app.mode);
    app.around.pass(NATIVE_BACK_FALLBACK_MS - 1);
    assert.equal(pushed, undefined, 'The wrapper was given too little time');
    app.around.pass(1);
    if (pushed !== undefined) await app.goesOnTo(pushed);
    else if (replacing === undefined) await app.goesBackTo(index);
    else await app.replaces(replacing);
  }

  async placesBehind(): Promise<number> {
    return this.#app.trail.length - 1;
  }

  async address(): Promise<string> {
    return this.#app.address;
  }

  async screen(): Promise<string> {
    if (this.#app.userAgent !== undefined && !isSupported(this.#app.userAgent, 0)) {
      return 'unsupported-browser';
    }
    const maintenance = this.#app.container.get(Shared.maintenance).state.step;
    if (maintenance === 'unknown') return 'nothing';
    if (maintenance === 'on') return 'maintenance';
    const { failure } = this.#app;
    if (failure !== undefined) return failure === 'offline' ? 'offline' : 'error';
    return screenAt(splitLanguage(this.#app.address).rest);
  }

  async isBlank(): Promise<boolean> {
    return (await this.screen()) === 'nothing';
  }

  async isPlaceholder(): Promise<boolean> {
    return this.#app.isWaiting;
  }

  async litTab(): Promise<Tab | undefined> {
    return tabOf(splitLanguage(this.#app.address).rest);
  }

  async tabs(): Promise<readonly { label: string; to: string }[]> {
    const { language } = this.#app;
    return TABS.map(({ tab, path }) => ({
      label: common.tab[tab],
      to: inLanguage(path, language),
    }));
  }

  async opensWithoutWaiting(address: string): Promise<void> {
    void this.#app.opens(address);
    await this.#app.settled();
  }

  async settles(): Promise<void> {
    await this.#app.settled();
  }

  async language(): Promise<Language> {
    return this.#app.language;
  }

  async textsWithoutWords(): Promise<readonly string[]> {
    return [];
  }

  maintenanceSays(): Promise<never> {
    assert.fail('Nothing is drawn here');
  }

  async goingTo(): Promise<string | undefined> {
    const state = this.#app.form?.state;
    return state?.step === 'moving' ? forms.moving[state.found.form] : undefined;
  }

  waysOn(): Promise<never> {
    assert.fail('Nothing is drawn here');
  }

  colours(): Promise<never> {
    assert.fail('Nothing is drawn here');
  }

  types(): Promise<never> {
    assert.fail('Nothing is drawn here');
  }

  breaks(): Promise<never> {
    assert.fail('Nothing is drawn here');
  }

  async tabsLie(): Promise<never> {
    assert.fail('Nothing is drawn here');
  }

  async complaint(): Promise<ErrorKind | undefined> {
    return this.#app.complaint();
  }

  async asksForBooks(): Promise<void> {
    await this.#app.goesOnTo(inLanguage(BOOKS, this.#app.language));
  }

  async asksForFiveThings(): Promise<void> {
    const { libraryApi, studyTimeApi, accountApi } = await this.#app.apis();
    await Promise.all([
      libraryApi.books(),
      libraryApi.studyStatus(),
      accountApi.me(),
      studyTimeApi.today(),
      studyTimeApi.achievements(),
    ]);
  }

  async ledOutside(): Promise<string | undefined> {
    return this.#app.form?.state.step === 'moving' ? this.#app.form.state.found.link : undefined;
  }

  async isMaintenance(): Promise<boolean> {
    // An app that was running already would know the place where all was well.
    return this.#app.around.startTab().get(Port.systemInfo).isMaintenance();
  }

  async reads(text: string): Promise<boolean> {
    assert.fail(`Nothing is drawn here, not even "${text}"`);
  }
}
