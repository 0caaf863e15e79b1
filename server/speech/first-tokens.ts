import { Tensor } from 'onnxruntime-node';

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
