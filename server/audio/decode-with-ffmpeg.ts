import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Decoded } from './decoded.ts';

const DECODED_HZ = 16_000;
const BYTES_PER_SAMPLE = 4;
/** A file made to keep a decoder busy is given up; three minutes of sound take well under two seconds. */
const DEADLINE_MS = 10_000;

/** Where ffmpeg is installed, if it is. */
export function findFfmpeg(path: string = process.env['PATH'] ?? ''): string | undefined {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** Decodes by the given ffmpeg, through its standard input and output: a container that needs seeking is not decoded. */
export async function decodeWithFfmpeg(
  ffmpeg: string,
  bytes: Uint8Array,
  limitMs: number,
): Promise<Decoded> {
  const secondsToRead = String(limitMs / 1000 + 1);
  const child = spawn(
    ffmpeg,
    [
      '-loglevel',
      'quiet',
      '-protocol_whitelist',
      'pipe',
      '-i',
      'pipe:0',
      '-t',
      secondsToRead,
      '-vn',
    ].concat(['-ac', '1', '-ar', String(DECODED_HZ), '-f', 'f32le', 'pipe:1']),
    // It reads bytes of strangers: what the server knows is none of its business.
    { stdio: ['pipe', 'pipe', 'ignore'], timeout: DEADLINE_MS, killSignal: 'SIGKILL', env: {} },
  );
  const chunks: Buffer[] = [];
  let left = (limitMs / 1000 + 2) * DECODED_HZ * BYTES_PER_SAMPLE;
  child.stdout.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  // ffmpeg stops reading when it has enough or has given up; what it then wrote is what counts.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  await new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });

  const decoded = Buffer.concat(chunks);
  const length = Math.floor(decoded.length / BYTES_PER_SAMPLE);
  if (length === 0) return { kind: 'not-decoded' };
  if (left < 0 || (length / DECODED_HZ) * 1000 > limitMs) return { kind: 'too-long' };

  const samples = Float32Array.from({ length }, (_, i) =>
    decoded.readFloatLE(i * BYTES_PER_SAMPLE),
  );
  return { kind: 'decoded', audio: { channels: [samples], sampleRate: DECODED_HZ } };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
