import WaveSurfer from 'wavesurfer.js';

export interface DrawnWave {
  /** How much of it has been heard, in milliseconds. */
  showAt(ms: number): void;
  remove(): void;
}

/** Draws how loud a voice was; the host's colours are those of the theme. */
export function drawWave(
  host: HTMLElement,
  levels: readonly number[],
  durationMs: number,
): DrawnWave {
  const style = getComputedStyle(host);
  const wave = WaveSurfer.create({
    container: host,
    height: host.clientHeight,
    waveColor: style.getPropertyValue('--brand'),
    progressColor: style.getPropertyValue('--achieved'),
    cursorWidth: 0,
    barWidth: 3,
    barGap: 2,
    barRadius: 3,
    barMinHeight: 2,
    interact: false,
    peaks: [[...levels]],
    duration: durationMs / 1000,
  });
  return {
    showAt: (ms) => wave.setTime(Math.min(ms, durationMs) / 1000),
    remove: () => wave.destroy(),
  };
}
