import { Tensor, type InferenceSession } from 'onnxruntime-node';

/** What a decoder keeps of a text or a sound: the names of its keys and values, layer by layer. */
export const pastNames = (layers: number, side: 'decoder' | 'encoder'): readonly string[] =>
  Array.from({ length: layers }, (_, layer) => [
    `${layer}.${side}.key`,
    `${layer}.${side}.value`,
  ]).flat();

/** Texts of one length, as tokens. */
export const integers = (texts: readonly (readonly number[])[]): Tensor =>
  new Tensor('int64', BigInt64Array.from(texts.flat().map(BigInt)), [
    texts.length,
    texts[0]?.length ?? 0,
  ]);

/** The same sound for each of several texts. */
export function repeated(states: Tensor, times: number): Tensor {
  if (times === 1) return states;
  const one = states.data as Float32Array;
  const all = new Float32Array(one.length * times);
  for (let i = 0; i < times; i += 1) all.set(one, i * one.length);
  return new Tensor('float32', all, [times, ...states.dims.slice(1)]);
}

/** Scores over the vocabulary, a row per token. */
export function rowsOf(output: InferenceSession.ReturnType): Float32Array[] {
  const { data, dims } = tensorOf(output, 'logits');
  const width = dims.at(-1) ?? 1;
  const scores = data as Float32Array;
  return Array.from({ length: scores.length / width }, (_, row) =>
    scores.subarray(row * width, (row + 1) * width),
  );
}

export function tensorOf(output: Readonly<Record<string, Tensor>>, name: string): Tensor {
  const value = output[name];
  if (value === undefined) throw new Error(`The model gave no ${name} back`);
  return value;
}

/** What a decoder remembers of the first tokens, in each of its heads: [batch, heads, tokens, width]. */
export function firstTokens(past: Tensor, length: number): Tensor {
  const [batch = 1, heads = 1, tokens = length, width = 1] = past.dims;
  const data = past.data as Float32Array;
  const first = new Float32Array(batch * heads * length * width);
  for (let head = 0; head < batch * heads; head += 1) {
    const from = head * tokens * width;
    first.set(data.subarray(from, from + length * width), head * length * width);
  }
  return new Tensor('float32', first, [batch, heads, length, width]);
}
