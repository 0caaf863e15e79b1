import { makeAutoObservable } from 'mobx';
import { MODEL_VOICES, type ModelVoice } from '../../core/domain/monologue/model-voice.ts';
import type { ReceivedSentence } from '../../core/monologue/monologue.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { ReviewApi } from '../../core/ports/review-api.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import { MODEL_VOICE_KEY } from '../../core/settings/preference-keys.ts';
import { RepeatPresenter } from '../answering/repeat-presenter.ts';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';

/** All corrected sentences under one name, among the sounds of the screen. */
const WHOLE = 'corrected sentences';

export interface SentencePracticeParts {
  readonly recording: StartRecording;
  readonly api: Pick<ReviewApi, 'judgeVoice'>;
  readonly sounds: ListeningPresenter;
  readonly preferences: Pick<Preferences, 'read' | 'write'>;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** She hears corrected sentences in the voice she likes, and says them again. */
export class SentencePracticePresenter {
  voice: ModelVoice;
  /** Which sentence she says, or said last; its id. */
  saidId: string | undefined;
  readonly repeat: RepeatPresenter;
  readonly recording: StartRecording;
  readonly #parts: SentencePracticeParts;

  constructor(parts: SentencePracticeParts) {
    this.#parts = parts;
    this.recording = parts.recording;
    const kept = parts.preferences.read(MODEL_VOICE_KEY);
    this.voice = MODEL_VOICES.find((one) => one === kept) ?? 'american';
    this.repeat = new RepeatPresenter({
      ...parts,
      judge: (take) => parts.api.judgeVoice(this.saidId ?? '', take),
    });
    makeAutoObservable(this, { repeat: false, recording: false }, { autoBind: true });
  }

  get playing(): string | undefined {
    return this.#parts.sounds.playing;
  }

  get isPlayingWhole(): boolean {
    return this.playing === WHOLE;
  }

  isPlaying({ voices }: Pick<ReceivedSentence, 'voices'>): boolean {
    return this.playing === voices[this.voice];
  }

  chooseVoice(voice: ModelVoice): void {
    this.#parts.sounds.stop();
    this.voice = voice;
    this.#parts.preferences.write(MODEL_VOICE_KEY, voice);
  }

  /** One sentence, or stops it. */
  async hear({ voices }: Pick<ReceivedSentence, 'voices'>): Promise<void> {
    if (this.repeat.isUnderWay) return;
    await this.#parts.sounds.toggle(voices[this.voice]);
  }

  /** One sentence after the other, or stops them. */
  async hearWhole(sentences: readonly Pick<ReceivedSentence, 'voices'>[]): Promise<void> {
    const { sounds } = this.#parts;
    if (this.isPlayingWhole) return sounds.stop();
    if (this.repeat.isUnderWay) return;
    await sounds.playAll(
      WHOLE,
      sentences.map(({ voices }) => voices[this.voice]),
    );
  }

  async say({ id }: Pick<ReceivedSentence, 'id'>): Promise<void> {
    if (this.repeat.isUnderWay) return;
    this.repeat.forget();
    this.saidId = id;
    await this.repeat.record();
  }

  dispose(): void {
    this.repeat.forget();
  }
}
