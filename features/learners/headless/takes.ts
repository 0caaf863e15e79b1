import assert from 'node:assert/strict';
import { Make } from '../../../composition/tokens.ts';
import { eventually } from '../../support/eventually.ts';
import type { DeviceTrouble, LeavesTakes } from '../leaves-takes.ts';
import type { HeadlessApp } from './headless-app.ts';

/** A real judge takes some seconds. */
const ARRIVES_WITHIN_MS = 30_000;

export class HeadlessTakes implements LeavesTakes {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async deviceHas(trouble: DeviceTrouble): Promise<void> {
    if (trouble === 'connection-lost') return assert.fail('There is no database here');
    this.#app.around.device.takes.refuse({ kind: trouble });
    this.#app.around.device.speeches.refuse({ kind: trouble });
  }

  async deviceHasRoom(): Promise<void> {
    this.#app.around.device.takes.refuse(undefined);
    this.#app.around.device.speeches.refuse(undefined);
  }

  async tabIsKilled(): Promise<void> {
    this.#app.isKilled();
  }

  async waiting(wanted: number): Promise<number> {
    const look = async () => (await this.#list()).takes.length;
    const seen = await eventually(ARRIVES_WITHIN_MS, async () => {
      await this.#app.settled();
      return (await look()) === wanted ? wanted : undefined;
    });
    return seen ?? look();
  }

  async deletes(): Promise<void> {
    const { view, left } = await this.#first();
    view.askToDelete(left.take.answerId);
    await view.delete();
  }

  async seconds(): Promise<number> {
    const { left } = await this.#first();
    return Math.round(left.take.take.durationMs / 1000);
  }

  async listed(): Promise<number> {
    return (await this.#list()).takes.length;
  }

  async isRoundListed(wanted: boolean): Promise<boolean> {
    const look = async () => {
      const { state } = (await this.#list()).view;
      return state.step === 'shown' && state.others.some(({ kind }) => kind === 'round');
    };
    const seen = await eventually(ARRIVES_WITHIN_MS, async () => {
      await this.#app.settled();
      return (await look()) === wanted ? { is: wanted } : undefined;
    });
    return seen?.is ?? look();
  }

  async #list() {
    const view = (await this.#kit()).takes();
    await view.load();
    const { state } = view;
    return { view, takes: state.step === 'shown' ? state.takes : assert.fail(state.step) };
  }

  async #first() {
    const { view, takes } = await this.#list();
    const [left] = takes;
    assert.ok(left, 'The list is empty');
    return { view, left };
  }

  async whyNotKept(): Promise<string | undefined> {
    await this.#app.settled();
    return this.#app.lesson?.keeping.error?.kind;
  }

  async isToldNotKept(): Promise<boolean> {
    return (await this.whyNotKept()) !== undefined;
  }

  async isOfferedFragment(): Promise<boolean> {
    await this.#app.settled();
    return this.#app.answering().player.turn.state.step === 'interrupted';
  }

  async sendsFragment(): Promise<void> {
    await this.#app.answering().player.spoken.resend();
  }

  async saysFragmentAnew(): Promise<void> {
    await this.#app.answering().player.sayAnew();
  }

  async deviceForgets(): Promise<void> {
    const { sessionShelf, preferenceShelf, cookies } = this.#app.around.device;
    for (const shelf of [sessionShelf, preferenceShelf, cookies]) shelf.clear();
    this.#app.restart();
  }

  opensTwoTabs(): Promise<never> {
    assert.fail('There are no tabs here');
  }

  uploads(): Promise<never> {
    assert.fail('There are no tabs here');
  }

  partsGo(): Promise<never> {
    assert.fail('There are no parts here');
  }

  formOfOwnVoice(): Promise<never> {
    assert.fail('There is no loudspeaker here');
  }

  #kit() {
    return this.#app.container.get(Make.takesKit)();
  }
}
