import assert from 'node:assert/strict';
import { setTimeout as pass } from 'node:timers/promises';
import type { MicrophoneCheckPresenter } from '../../../app/microphone/microphone-check-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import type { RecorderError, RecordingTrouble } from '../../../core/ports/recorder.ts';
import type { MicrophonePermission } from '../../../core/ports/microphones.ts';
import type { BrowserFault, UsesMicrophone } from '../uses-microphone.ts';
import type { HeadlessApp } from './headless-app.ts';

const ONCE: Readonly<Partial<Record<BrowserFault, RecorderError['kind']>>> = {
  'busy-once': 'microphone-busy',
  'fails-once': 'recording-failed',
};

const STEP_MS = 100;
/** Longer than any platform is waited for. */
const LONGEST_MS = 5000;

/** As long as the app waits for a wrapper. */
const BRIDGE_WAITS_MS = 1000;

export class HeadlessMicrophone implements UsesMicrophone {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async browserSays(permission: MicrophonePermission | undefined): Promise<void> {
    this.#app.around.device.microphones.says = permission;
  }

  async wrapperSays(answer: 'yes' | 'no' | 'nothing'): Promise<void> {
    this.#app.around.device.bridge.answers.microphone_permission =
      answer === 'nothing' ? 'silence' : { ok: true, value: answer === 'yes' };
  }

  async permission(): Promise<MicrophonePermission | undefined> {
    const check = await this.#check();
    const loaded = check.load();
    this.#app.around.pass(BRIDGE_WAITS_MS);
    await loaded;
    check.dispose();
    return check.permission;
  }

  async happens(trouble: RecordingTrouble): Promise<void> {
    this.#app.around.happens(trouble);
    await this.#app.settled();
  }

  async note(): Promise<string | undefined> {
    return this.#app.lesson?.player.recordingNote.note;
  }

  async openMicrophones(): Promise<number> {
    return this.#app.around.openMicrophones();
  }

  async takesItsTime(): Promise<void> {
    this.#app.around.delayMicrophone(true);
  }

  async catchesUp(): Promise<void> {
    this.#app.around.delayMicrophone(false);
    await this.#app.settled();
  }

  async isRecordedElsewhere(): Promise<void> {
    const { recording } = await this.#app.container.get(Make.lessonKit)();
    assert.ok((await recording.execute()).ok, 'It did not begin there');
  }

  async isReadyAgainIn(): Promise<number> {
    const { lesson } = this.#app;
    assert.ok(lesson, 'She is not in a lesson');
    const { clock } = this.#app.around.device;
    const before = clock.now();
    const ready = lesson.player.spoken.cancel().then(() => clock.now() - before);
    for (let ms = 0; ms < LONGEST_MS; ms += STEP_MS) {
      this.#app.around.pass(STEP_MS);
      await this.#app.settled();
    }
    return ready;
  }

  async timesOpened(): Promise<number> {
    return this.#app.around.timesOpened();
  }

  async counted(): Promise<readonly string[]> {
    // The app asks the server first where else to tell it.
    await pass(100);
    return this.#app.around.device.analytics.atPage.map(({ name, params }) =>
      [name, ...Object.values(params)].join(' '),
    );
  }

  async keepsScreenOn(): Promise<boolean> {
    return this.#app.around.device.wakeLock.isHeld;
  }

  async mayNotKeepScreenOn(): Promise<void> {
    this.#app.around.device.wakeLock.isAllowed = false;
  }

  async recordsForMinute(): Promise<void> {
    const { lesson } = this.#app;
    assert.ok(lesson, 'She is not in a lesson');
    await lesson.player.spoken.record();
    this.#app.around.pass(59_999);
    assert.equal(
      lesson.player.turn.state.step,
      'recording',
      'It stopped before the minute was over',
    );
    this.#app.around.pass(1);
    await this.#app.settled();
  }

  plugsIn(): Promise<never> {
    assert.fail('There is nothing to plug anything into here');
  }

  chooses(): Promise<never> {
    assert.fail('There is nothing to choose from here');
  }

  wishes(): Promise<never> {
    assert.fail('Nothing is asked of a browser here');
  }

  recordedAs(): Promise<never> {
    assert.fail('Nothing is encoded here');
  }

  async misbehaves(fault: BrowserFault): Promise<void> {
    const kind = ONCE[fault] ?? assert.fail('There is no browser here');
    this.#app.around.refuseMicrophoneOnce(kind);
  }

  losesScreen(): Promise<never> {
    assert.fail('There is no screen here');
  }

  async noted(): Promise<string | undefined> {
    const kept = [...this.#app.around.device.preferenceShelf];
    return kept.find(([key]) => key.startsWith('microphonePermission:'))?.[1];
  }

  uploads(): Promise<never> {
    assert.fail('Nothing is uploaded here');
  }

  async makesNoise(): Promise<void> {
    await this.#app.around.makeNoise();
  }

  async #check(): Promise<MicrophoneCheckPresenter> {
    const kit = await this.#app.container.get(Make.lessonKit)();
    return kit.microphoneCheck();
  }
}
