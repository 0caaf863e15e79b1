/** A voice at arm's length peaks around this root mean square; louder is simply full. */
const FULL_SCALE = 0.25;

/** Tells how loud a stream is, 0 to 1, once per frame. */
export class LevelMeter {
  readonly #context: AudioContext;
  #frame = 0;

  constructor(stream: MediaStream, tell: (level: number) => void) {
    this.#context = new AudioContext();
    const analyser = this.#context.createAnalyser();
    analyser.fftSize = 1024;
    this.#context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const measure = () => {
      analyser.getFloatTimeDomainData(samples);
      let sum = 0;
      for (const sample of samples) sum += sample * sample;
      tell(Math.min(1, Math.sqrt(sum / samples.length) / FULL_SCALE));
      this.#frame = requestAnimationFrame(measure);
    };
    this.#frame = requestAnimationFrame(measure);
  }

  async close(): Promise<void> {
    cancelAnimationFrame(this.#frame);
    await this.#context.close();
  }
}
