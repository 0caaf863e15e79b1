import { setTimeout as sleep } from 'node:timers/promises';
import type { Process } from './oz-process.ts';

const THEME = 'my-morning';
const POLL_MS = 250;

export interface CorrectedSpeech {
  readonly firstWordsMs: number;
  readonly correctedMs: number;
}

/** Records a speech and waits for its correction, as the app does; the times count from submitting it. */
export async function correctSpeech(
  { url }: Process,
  token: string,
  wav: Uint8Array,
): Promise<CorrectedSpeech> {
  const headers = { authorization: `Bearer ${token}` };
  const id = crypto.randomUUID();
  const form = new FormData();
  form.append('recording_id', id);
  form.append('recorded_at', new Date().toISOString());
  form.append('duration_ms', '60000');
  form.append('file', new Blob([new Uint8Array(wav)]), 'speech.wav');
  const api = `${url}/api/v1/one_min_speech`;
  const kept = await fetch(`${api}/materials/${THEME}/recordings`, {
    method: 'POST',
    headers,
    body: form,
  });
  if (!kept.ok) throw new Error(`The speech was not kept: ${await kept.text()}`);
  const begun = performance.now();
  await fetch(`${api}/recordings/${id}/submit`, { method: 'POST', headers });
  let firstWordsMs: number | undefined;
  for (;;) {
    const reply = await fetch(`${api}/correction_status?recording_id=${id}`, { headers });
    const status: unknown = await reply.json();
    const { state, heard } = Object(status);
    if (heard) firstWordsMs ??= performance.now() - begun;
    if (state === 'corrected') break;
    if (state === 'refused') throw new Error(`It was refused: ${JSON.stringify(status)}`);
    await sleep(POLL_MS);
  }
  const correctedMs = performance.now() - begun;
  return { firstWordsMs: firstWordsMs ?? correctedMs, correctedMs };
}
