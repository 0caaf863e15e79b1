import { keepRunning } from './keep-running.ts';

/** A voice at arm's length peaks around this root mean square; louder is simply full. */
const FULL_SCALE = 0.25;

/** Half a step of a sample of 16 bits: what is below is no signal at all. */
const NO_SIGNAL = 1 / 65_536;

/** Tells how loud a stream is, 0 to 1, once per frame, and whether there is any signal at all. */
export class LevelMeter {
  readonly #context: AudioContext;
  readonly #letGo: () => void;
  #frame = 0;

  constructor(stream: MediaStream, tell: (level: number, isSilent: boolean) => void) {
    this.#context = new AudioContext();
    this.#letGo = keepRunning(this.#context);
    const analyser = this.#context.createAnalyser();
    analyser.fftSize = 1024;
    this.#context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const measure = () => {
      analyser.getFloatTimeDomainData(samples);
      let sum = 0;
      let peak = 0;
      for (const sample of samples) {
        sum += sample * sample;
        peak = Math.max(peak, Math.abs(sample));
      }
      // A context that has not begun, or was interrupted, measures nothing.
      const isSilent = peak < NO_SIGNAL && this.#context.state === 'running';
      tell(Math.min(1, Math.sqrt(sum / samples.length) / FULL_SCALE), isSilent);
      this.#frame = requestAnimationFrame(measure);
    };
    this.#frame = requestAnimationFrame(measure);
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#letGo();
    void this.#context.close();
  }
}
