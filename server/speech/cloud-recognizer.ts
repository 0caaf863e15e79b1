import { fail, type Result } from '../../core/shared/result.ts';
import { sniffAudio } from '../audio/sniff-audio.ts';
import { askCloud, type CloudAnswer, type CloudTrouble } from './cloud-request.ts';
import { transcriptOf } from './cloud-transcript.ts';
import { blamedField, readTranscription } from './cloud-transcription.ts';
import type {
  HearOptions,
  RecognitionError,
  SpeechRecognizer,
  Transcript,
} from './speech-recognizer.ts';

export interface CloudRecognizerOptions {
  /** Where the API begins, e.g. `https://api.openai.com/v1`. */
  readonly url: string;
  /** Undefined for a server of one's own that wants none. */
  readonly key: string | undefined;
  readonly model: string;
  readonly deadlineMs?: number;
  readonly pauseMs?: number;
  /** Told why a recording could not be heard there, for the log. */
  readonly onTrouble?: (trouble: CloudTrouble) => void;
}

const DEADLINE_MS = 20_000;
const PAUSE_MS = 300;

/** Hears through an endpoint that speaks OpenAI's `/audio/transcriptions` with `verbose_json`. It scores no candidates. */
export class CloudRecognizer implements SpeechRecognizer {
  readonly #options: CloudRecognizerOptions;
  readonly #closing = new AbortController();

  constructor(options: CloudRecognizerOptions) {
    this.#options = options;
  }

  async hear(
    recording: Uint8Array,
    { onProgress, signal }: HearOptions = {},
  ): Promise<Result<Transcript, RecognitionError>> {
    const { url, key, model, deadlineMs = DEADLINE_MS, pauseMs = PAUSE_MS } = this.#options;
    if (this.#closing.signal.aborted) return fail({ kind: 'speech-engine-failed' });
    if (signal?.aborted) return fail({ kind: 'cancelled' });
    onProgress?.(0);
    const answer = await askCloud({
      url: `${url.replace(/\/+$/, '')}/audio/transcriptions`,
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      form: formOf(recording, model),
      deadlineMs,
      pauseMs,
      signal: AbortSignal.any([this.#closing.signal, ...(signal ? [signal] : [])]),
    });
    if (signal?.aborted) return fail({ kind: 'cancelled' });
    const heard = this.#read(answer);
    if (heard.ok) onProgress?.(1);
    return heard;
  }

  /** What is not there is found out by asking. */
  readiness(): number {
    return 1;
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  #read(answer: CloudAnswer): Result<Transcript, RecognitionError> {
    if (answer.kind === 'aborted') return fail({ kind: 'speech-engine-failed' });
    if (answer.kind === 'failed') return this.#give(answer.trouble);
    const { status, body } = answer;
    if (status >= 200 && status < 300) {
      const transcription = readTranscription(body);
      return transcription ? transcriptOf(transcription) : this.#give({ kind: 'unreadable' });
    }
    // A 400 for a wrong model or an unknown option is the operator's matter, and not the recording's.
    const field = status === 400 ? blamedField(body) : undefined;
    const blamesRecording = field === undefined || field === 'file';
    if (status === 415 || (status === 400 && blamesRecording)) {
      return fail({ kind: 'audio-unreadable' });
    }
    return this.#give({ kind: 'refused', status, ...(field !== undefined && { field }) });
  }

  #give(trouble: CloudTrouble): Result<never, RecognitionError> {
    this.#options.onTrouble?.(trouble);
    const isBusy = trouble.kind === 'refused' && trouble.status === 429;
    return fail({ kind: isBusy ? 'speech-engine-busy' : 'speech-engine-failed' });
  }
}

function formOf(recording: Uint8Array, model: string): FormData {
  const container = sniffAudio(recording);
  const form = new FormData();
  // The API goes by the name's ending.
  const name = `recording.${container === 'unknown' ? 'bin' : container}`;
  form.append('file', new Blob([recording as Uint8Array<ArrayBuffer>]), name); // never shared memory
  form.append('model', model);
  form.append('language', 'en');
  form.append('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'word');
  form.append('timestamp_granularities[]', 'segment');
  return form;
}
