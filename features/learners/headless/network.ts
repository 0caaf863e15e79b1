import assert from 'node:assert/strict';
import type { Readable, Read } from '../../../core/offline/readable.ts';
import { Make } from '../../../composition/tokens.ts';
import { inLanguage, splitLanguage } from '../../../core/navigation/paths.ts';
import type { LessonSummary } from '../../../core/verbal-composition/lesson.ts';
import { eventually } from '../../support/eventually.ts';
import type { LosesNetwork } from '../loses-network.ts';
import { screenAt } from '../screen-at.ts';
import type { HeadlessApp } from './headless-app.ts';

const SOON_MS = 1000;

interface Shown {
  readonly cached?: NonNullable<Extract<Read<unknown, never>, { ok: true }>['cached']>;
  /** What can be begun there, or could be with a network. */
  readonly listed: readonly Listed[];
}

type Listed = Pick<LessonSummary, 'id' | 'title'>;

export class HeadlessNetwork implements LosesNetwork {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async hasKept(): Promise<void> {
    await this.#app.settled();
  }

  async hasKeptLists(): Promise<void> {
    await this.#app.settled();
  }

  async hasReadAhead(): Promise<void> {
    assert.fail('Nothing is read ahead here');
  }

  async isToldOfBefore(wanted: boolean): Promise<boolean> {
    const seen = await eventually(SOON_MS, async () => {
      const { cached } = await this.#shown();
      return (cached !== undefined) === wanted ? { is: wanted } : undefined;
    });
    return seen?.is ?? !wanted;
  }

  async marked() {
    const { cached, listed } = await this.#shown();
    const kept = cached && [...cached.lessons, ...cached.themes];
    const titles = (isPlayable: boolean) =>
      listed
        .filter(({ id }) => (kept?.includes(id) ?? true) === isPlayable)
        .map(({ title }) => title.ja);
    return { playable: titles(true), closed: titles(false) };
  }

  async goesHome(): Promise<void> {
    await this.#app.opens(inLanguage('/', this.#app.language));
  }

  /** What the screen at her address is drawn from. */
  async #shown(): Promise<Shown> {
    const { rest } = splitLanguage(this.#app.address);
    const { container } = this.#app;
    const [, id = ''] = /\/(?:books|lessons)\/([^/?]+)/.exec(rest) ?? [];
    switch (screenAt(rest)) {
      case 'home':
        return this.#content(container.get(Make.home)(), () => []);
      case 'books':
        return this.#content(container.get(Make.books)(), () => []);
      case 'book':
        return this.#content(container.get(Make.book)(id), (layout) => layout.lessons);
      case 'lessons': {
        const list = (await container.get(Make.findingKit)()).lessonList();
        return this.#content(list, (layouts) => layouts.flatMap(({ lessons }) => lessons));
      }
      case 'questions':
        return this.#content((await container.get(Make.findingKit)()).questionList(id), () => []);
      case 'review': {
        const review = (await container.get(Make.reviewKit)()).review();
        await review.load();
        assert.equal(review.state.step, 'shown');
        return { ...review.state, listed: [] };
      }
      case 'speak': {
        const themes = (await container.get(Make.monologueKit)()).themes();
        await themes.load();
        const { state } = themes;
        if (state.step !== 'shown') assert.fail(JSON.stringify(state));
        return { listed: state.materials, ...(state.cached && { cached: state.cached }) };
      }
      default:
        return assert.fail(`Nothing of ${rest} is kept`);
    }
  }

  async #content<T extends Readable[keyof Readable]>(
    presenter: {
      load(): Promise<void>;
      readonly state:
        | { readonly step: 'loading' | 'failed' }
        | { readonly step: 'shown'; readonly content: T; readonly cached?: Shown['cached'] };
    },
    lessonsIn: (content: T) => readonly LessonSummary[],
  ): Promise<Shown> {
    await presenter.load();
    const { state } = presenter;
    if (state.step !== 'shown') assert.fail(JSON.stringify(state));
    const { content, cached } = state;
    const listed = lessonsIn(content).filter(({ unlocked }) => unlocked);
    return { listed, ...(cached && { cached }) };
  }
}
