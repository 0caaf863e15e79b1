import {
  bytesField,
  numberField,
  readFields,
  type Field,
} from '../../speech/whisper/protobuf-fields.ts';

/** Field numbers and values of onnx.proto. */
const FLOAT = 1;
const HALF = 10;
const MODEL_GRAPH = 7;
const GRAPH_NODE = 1;
const GRAPH_INITIALIZER = 5;
const GRAPH_VALUE_INFO = 13;
const NODE_ATTRIBUTE = 5;
const ATTRIBUTE_NAME = 1;
const ATTRIBUTE_INT = 3;
const ATTRIBUTE_TENSOR = 5;
const ATTRIBUTE_GRAPH = 6;
const TENSOR_TYPE = 2;
const TENSOR_INT32_DATA = 5;
const TENSOR_RAW_DATA = 9;

type Rewrite = (field: Field) => Uint8Array | undefined;

/**
 * Turns a model of 16-bit floats into one of 32-bit floats.
 *
 * Kokoro's shipped weights are 16 bits wide, and so is all it computes: about one sentence in thirty overflows and comes out
 * as silence. The weights are the same numbers afterwards, and a processor without 16-bit arithmetic is faster with them.
 */
export const widenWeights = (model: Uint8Array): Uint8Array =>
  rewrite(model, (field) =>
    field.number === MODEL_GRAPH
      ? bytesField(MODEL_GRAPH, widenGraph(field.content))
      : keep(model, field),
  );

const keep = (message: Uint8Array, field: Field): Uint8Array =>
  message.subarray(field.start, field.end);

const rewrite = (message: Uint8Array, change: Rewrite): Uint8Array =>
  Buffer.concat([...readFields(message)].flatMap((field) => change(field) ?? []));

/** Recorded shapes carry types that are no longer true; the runtime finds both out by itself. */
const widenGraph = (graph: Uint8Array): Uint8Array =>
  rewrite(graph, (field) => {
    if (field.number === GRAPH_VALUE_INFO) return undefined;
    if (field.number === GRAPH_INITIALIZER)
      return bytesField(GRAPH_INITIALIZER, widenTensor(field.content));
    if (field.number === GRAPH_NODE) return bytesField(GRAPH_NODE, widenNode(field.content));
    return keep(graph, field);
  });

const widenNode = (node: Uint8Array): Uint8Array =>
  rewrite(node, (field) =>
    field.number === NODE_ATTRIBUTE
      ? bytesField(NODE_ATTRIBUTE, widenAttribute(field.content))
      : keep(node, field),
  );

function widenAttribute(attribute: Uint8Array): Uint8Array {
  const isCastTarget = [...readFields(attribute)].some(
    (field) =>
      field.number === ATTRIBUTE_NAME &&
      ['to', 'dtype'].includes(Buffer.from(field.content).toString()),
  );
  return rewrite(attribute, (field) => {
    if (field.number === ATTRIBUTE_TENSOR)
      return bytesField(ATTRIBUTE_TENSOR, widenTensor(field.content));
    if (field.number === ATTRIBUTE_GRAPH)
      return bytesField(ATTRIBUTE_GRAPH, widenGraph(field.content));
    const isHalf = field.number === ATTRIBUTE_INT && attribute[field.end - 1] === HALF;
    return isCastTarget && isHalf ? numberField(ATTRIBUTE_INT, FLOAT) : keep(attribute, field);
  });
}

function widenTensor(tensor: Uint8Array): Uint8Array {
  const fields = [...readFields(tensor)];
  const isHalf = fields.some(
    (field) => field.number === TENSOR_TYPE && tensor[field.end - 1] === HALF,
  );
  if (!isHalf) return tensor;
  return rewrite(tensor, (field) => {
    if (field.number === TENSOR_TYPE) return numberField(TENSOR_TYPE, FLOAT);
    if (field.number === TENSOR_RAW_DATA)
      return bytesField(TENSOR_RAW_DATA, widenNumbers(field.content));
    if (field.number === TENSOR_INT32_DATA)
      throw new Error('A tensor holds its 16-bit floats as integers');
    return keep(tensor, field);
  });
}

function widenNumbers(halves: Uint8Array): Uint8Array {
  const from = new DataView(halves.buffer, halves.byteOffset, halves.byteLength);
  const wide = new Float32Array(halves.byteLength / 2);
  for (let i = 0; i < wide.length; i++) wide[i] = halfToNumber(from.getUint16(i * 2, true));
  return new Uint8Array(wide.buffer);
}

function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * 2 ** -24 * fraction;
  if (exponent === 0x1f) return fraction === 0 ? sign * Infinity : NaN;
  return sign * 2 ** (exponent - 25) * (1024 + fraction);
}
