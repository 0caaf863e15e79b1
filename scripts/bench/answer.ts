import type { Process } from './oz-process.ts';
import { signUp } from './requests.ts';

export interface Round {
  readonly token: string;
  readonly id: string;
}

export async function openRound({ url }: Process): Promise<Round> {
  const token = await signUp(url);
  const id = crypto.randomUUID();
  await fetch(`${url}/api/v1/verbal_composition/lessons/morning-and-home/records`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id, mode: 'ai' }),
  });
  return { token, id };
}

/** Whether it was judged; not, while the model loads. */
export async function sendAnswer(
  { url }: Process,
  { token, id }: Round,
  wav: Uint8Array,
  questionId = 'morning-home-01',
): Promise<boolean> {
  const form = new FormData();
  form.append('answer_id', crypto.randomUUID());
  form.append('question_id', questionId);
  form.append('answer_ms', '4000');
  form.append('file', new Blob([new Uint8Array(wav)]), 'answer.wav');
  const response = await fetch(`${url}/api/v1/verbal_composition/records/${id}/voice`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await response.arrayBuffer();
  return response.ok;
}
