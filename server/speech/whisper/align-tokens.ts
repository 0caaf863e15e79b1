/** Frames a spike in attention may be wide before it counts. */
const MEDIAN_WIDTH = 7;

/**
 * Finds when each token was said from where the decoder looked while it wrote.
 *
 * `heads[h][row]` is the attention of one head over the frames, a row per written token and one for the end. Gives, per
 * row, the frame at which it begins. The method is dynamic time warping over Whisper's own alignment heads.
 */
export function alignTokens(heads: readonly (readonly Float32Array[])[]): number[] {
  const rows = heads[0]?.length ?? 0;
  const frames = heads[0]?.[0]?.length ?? 0;
  const mean = Array.from({ length: rows }, () => new Float32Array(frames));
  for (const head of heads) {
    for (const [row, smoothed] of standardize(head).map(medianFilter).entries()) {
      const sum = mean[row];
      smoothed.forEach((value, frame) => {
        if (sum !== undefined) sum[frame] = (sum[frame] ?? 0) + value / heads.length;
      });
    }
  }
  return firstFrames(mean, frames);
}

/** Makes the rows comparable: where all tokens look alike, at silence for one, says nothing about any of them. */
function standardize(head: readonly Float32Array[]): Float32Array[] {
  const frames = head[0]?.length ?? 0;
  const out = head.map(() => new Float32Array(frames));
  for (let frame = 0; frame < frames; frame++) {
    const column = head.map((row) => row[frame] ?? 0);
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const variance = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length;
    const deviation = Math.sqrt(variance) || 1;
    out.forEach((row, i) => (row[frame] = ((column[i] ?? 0) - mean) / deviation));
  }
  return out;
}

function medianFilter(row: Float32Array): Float32Array {
  const half = (MEDIAN_WIDTH - 1) / 2;
  return row.map((_, at) => {
    const near = row.slice(Math.max(0, at - half), at + half + 1).toSorted();
    return near[Math.floor(near.length / 2)] ?? 0;
  });
}

/** The cheapest walk from the first row and frame to the last, by steps of one; its first frame in each row. */
function firstFrames(gain: readonly Float32Array[], frames: number): number[] {
  const best = gain.map(() => new Float64Array(frames).fill(-Infinity));
  const at = (row: number, frame: number) => best[row]?.[frame] ?? -Infinity;
  gain.forEach((values, row) => {
    values.forEach((value, frame) => {
      const before = Math.max(at(row - 1, frame - 1), at(row, frame - 1), at(row - 1, frame));
      const line = best[row];
      if (line !== undefined) line[frame] = value + (row === 0 && frame === 0 ? 0 : before);
    });
  });

  const first = gain.map(() => 0);
  let row = gain.length - 1;
  let frame = frames - 1;
  while (row >= 0 && frame >= 0) {
    first[row] = frame;
    const diagonal = at(row - 1, frame - 1);
    const left = at(row, frame - 1);
    const up = at(row - 1, frame);
    if (row === 0) frame--;
    else if (diagonal >= left && diagonal >= up) [row, frame] = [row - 1, frame - 1];
    else if (left >= up) frame--;
    else row--;
  }
  return first;
}
