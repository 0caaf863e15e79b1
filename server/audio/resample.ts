/** Zero crossings of the sinc on each side: the stop band begins some 80 dB down. */
const ZERO_CROSSINGS = 24;
const KAISER_BETA = 8.6;
/** The pass band ends a little below half the lower rate, so that the slope folds almost nothing back. */
const ROLL_OFF = 0.94;
/** Filters of a bank: between any two rates that recorders use there are fewer. */
const MOST_PHASES = 1024;
/** Of how many times the higher rate may be the other's: filters grow with it. */
const MOST_TIMES = 16;

/**
 * Changes the sample rate by windowed-sinc interpolation, low-passed at the lower of both rates. Rates are whole hertz; throws
 * where they have so little in common that the filters would take more room than the sound.
 */
export function resample(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  if (fromHz === toHz) return samples;
  const divisor = greatestCommonDivisor(fromHz, toHz);
  const up = toHz / divisor;
  const down = fromHz / divisor;
  if (up > MOST_PHASES || Math.max(up / down, down / up) > MOST_TIMES)
    throw new RangeError(`${fromHz} Hz does not become ${toHz} Hz`);
  const { taps, reach } = filterBank(up, down);

  const output = new Float32Array(Math.ceil((samples.length * up) / down));
  for (let i = 0; i < output.length; i++) {
    const phase = (i * down) % up;
    const centre = (i * down - phase) / up;
    const filter = taps[phase] ?? new Float32Array();
    let sum = 0;
    const first = Math.max(0, reach - 1 - centre);
    const last = Math.min(filter.length, samples.length + reach - 1 - centre);
    for (let tap = first; tap < last; tap++) {
      sum += (filter[tap] ?? 0) * (samples[centre + tap - reach + 1] ?? 0);
    }
    output[i] = sum;
  }
  return output;
}

/** One filter per fraction of an input sample; each is made to sum to one, so that a constant stays constant. */
function filterBank(up: number, down: number): { taps: Float32Array[]; reach: number } {
  const cutOff = ROLL_OFF * Math.min(1, up / down);
  const reach = Math.ceil(ZERO_CROSSINGS / cutOff);
  const taps = Array.from({ length: up }, (_, phase) => {
    const filter = Float32Array.from({ length: reach * 2 }, (__, tap) => {
      const distance = tap - reach + 1 - phase / up;
      return cutOff * sinc(cutOff * distance) * kaiser(distance / reach);
    });
    const sum = filter.reduce((total, tap) => total + tap, 0);
    return filter.map((tap) => tap / sum);
  });
  return { taps, reach };
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

const kaiser = (x: number): number =>
  Math.abs(x) >= 1 ? 0 : bessel(KAISER_BETA * Math.sqrt(1 - x * x)) / bessel(KAISER_BETA);

/** The modified Bessel function of order zero, by its series. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-9; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
