/** One field of a protobuf message, where it stands in the bytes it was read from. */
export interface Field {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** Of a text, bytes or message field: what is inside. Empty for numbers. */
  readonly content: Uint8Array;
}

const VARINT = 0;
const EIGHT_BYTES = 1;
const LENGTH_DELIMITED = 2;
const FOUR_BYTES = 5;

/** Reads a message one level deep, without copying. Throws where the bytes are not one. */
export function* readFields(message: Uint8Array): Generator<Field> {
  let at = 0;
  while (at < message.length) {
    const start = at;
    const key = readVarint(message, at);
    at = key.next;
    let content: Uint8Array = new Uint8Array();
    switch (key.value % 8) {
      case VARINT:
        at = readVarint(message, at).next;
        break;
      case EIGHT_BYTES:
        at += 8;
        break;
      case FOUR_BYTES:
        at += 4;
        break;
      case LENGTH_DELIMITED: {
        const length = readVarint(message, at);
        at = length.next + length.value;
        content = message.subarray(length.next, at);
        break;
      }
      default:
        throw new Error(`No protobuf field of type ${key.value % 8} at byte ${start}`);
    }
    if (at > message.length) throw new Error(`A protobuf field at byte ${start} is cut off`);
    yield { number: Math.floor(key.value / 8), start, end: at, content };
  }
}

export const bytesField = (number: number, content: Uint8Array): Uint8Array =>
  Buffer.concat([varint(number * 8 + LENGTH_DELIMITED), varint(content.length), content]);

export const numberField = (number: number, value: number): Uint8Array =>
  Buffer.concat([varint(number * 8 + VARINT), varint(value)]);

export const textField = (number: number, text: string): Uint8Array =>
  bytesField(number, Buffer.from(text));

// Not by bit operators: lengths here pass 2^31 only in theory, but shifts turn negative long before.
function readVarint(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  let scale = 1;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    value += (byte % 128) * scale;
    if (byte < 128) return { value, next: at + 1 };
    scale *= 128;
  }
  throw new Error(`A protobuf number at byte ${from} is cut off`);
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let left = value;
  while (left >= 128) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  return Uint8Array.from([...bytes, left]);
}
