import { encode } from 'uqr';

/** A picture of a text for cameras: a text for each row, `1` is dark. */
export const qrSquares = (text: string): readonly string[] =>
  encode(text, { border: 0 }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
