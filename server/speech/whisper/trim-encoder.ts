import { bytesField, numberField, readFields, textField, type Field } from './protobuf-fields.ts';

/** What the trimmed encoder wants beside the sound: the first rows of the table, as many as there are frames. */
export const POSITIONS_INPUT = 'positions';
export const POSITION_WIDTH = 768;

const TABLE = 'embed_positions.weight';
const WANTED_OUTPUT = 'last_hidden_state';
const FLOAT = 1;

/** Field numbers of onnx.proto. */
const MODEL_GRAPH = 7;
const GRAPH_NODE = 1;
const GRAPH_INITIALIZER = 5;
const GRAPH_INPUT = 11;
const GRAPH_OUTPUT = 12;
const GRAPH_VALUE_INFO = 13;
const NODE_INPUT = 1;
const TENSOR_NAME = 8;
const TENSOR_RAW_DATA = 9;
const VALUE_NAME = 1;

/**
 * Lets Whisper's encoder take less than 30 seconds.
 *
 * The exported graph adds its table of 1500 positions as it is, so the sound must always fill 1500 frames. Here the table
 * becomes an input. The attention outputs and the recorded shapes go, because they insist on 1500.
 */
export function trimEncoder(model: Uint8Array): { model: Uint8Array; positions: Float32Array } {
  let positions: Float32Array | undefined;
  const trimmed = [...readFields(model)].map((field) => {
    if (field.number !== MODEL_GRAPH) return model.subarray(field.start, field.end);
    const graph = trimGraph(field.content);
    positions = graph.positions;
    return bytesField(MODEL_GRAPH, graph.bytes);
  });
  if (positions === undefined) throw new Error(`The encoder has no table named ${TABLE}`);
  return { model: Buffer.concat(trimmed), positions };
}

function trimGraph(graph: Uint8Array): { bytes: Uint8Array; positions: Float32Array | undefined } {
  let positions: Float32Array | undefined;
  const kept: Uint8Array[] = [];
  for (const field of readFields(graph)) {
    if (isTable(field)) positions = tableRows(field.content);
    else if (isKept(field))
      kept.push(readingPositions(field) ?? graph.subarray(field.start, field.end));
  }
  kept.push(bytesField(GRAPH_INPUT, positionsInput()));
  return { bytes: Buffer.concat(kept), positions };
}

const isTable = (field: Field): boolean =>
  field.number === GRAPH_INITIALIZER && textOf(field.content, TENSOR_NAME) === TABLE;

const isKept = (field: Field): boolean =>
  field.number === GRAPH_OUTPUT
    ? textOf(field.content, VALUE_NAME) === WANTED_OUTPUT
    : field.number !== GRAPH_VALUE_INFO;

/** The node that adds the table, made to add the input; `undefined` for every other field. */
function readingPositions(field: Field): Uint8Array | undefined {
  if (field.number !== GRAPH_NODE) return undefined;
  const fields = [...readFields(field.content)];
  const names = (part: Field) => part.number === NODE_INPUT && asText(part.content) === TABLE;
  if (!fields.some(names)) return undefined;

  const parts = fields.map((part) =>
    names(part)
      ? textField(NODE_INPUT, POSITIONS_INPUT)
      : field.content.subarray(part.start, part.end),
  );
  return bytesField(GRAPH_NODE, Buffer.concat(parts));
}

function tableRows(tensor: Uint8Array): Float32Array {
  const raw = [...readFields(tensor)].find((field) => field.number === TENSOR_RAW_DATA)?.content;
  if (raw === undefined) throw new Error(`${TABLE} holds no raw data`);
  return new Float32Array(Uint8Array.from(raw).buffer);
}

/** ValueInfoProto of a float tensor [frames, 768]. */
function positionsInput(): Uint8Array {
  const shape = Buffer.concat([
    bytesField(1, textField(2, 'frames')),
    bytesField(1, numberField(1, POSITION_WIDTH)),
  ]);
  const tensorType = Buffer.concat([numberField(1, FLOAT), bytesField(2, shape)]);
  return Buffer.concat([
    textField(VALUE_NAME, POSITIONS_INPUT),
    bytesField(2, bytesField(1, tensorType)),
  ]);
}

const asText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

function textOf(message: Uint8Array, number: number): string | undefined {
  const field = [...readFields(message)].find((candidate) => candidate.number === number);
  return field === undefined ? undefined : asText(field.content);
}
