import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';

const SPEECH = `Every morning I get up at six thirty. First, I turn off the alarm. After that, I wash my
 face and have toast and coffee with my mother. She have a lot of informations about the weather. Then we leave home together.`;

let test: TestServer;
let yui: Awaited<ReturnType<TestServer['signInLearner']>>;

beforeAll(async () => {
  test = await openTestServer();
}, 60_000);

beforeEach(async () => {
  yui = await test.signInLearner();
});

afterAll(() => test.close());

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  who = yui,
) {
  const { statusCode, body } = await test.server.inject({
    method,
    url: path.startsWith('v2/') ? `/api/${path}` : `/api/v1/${path}`,
    headers: { authorization: `Bearer ${who.session.access_token}` },
    ...(payload && { payload }),
  });
  return { status: statusCode, body: body === '' ? undefined : JSON.parse(body) };
}

function recordingOf(said: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([`said:${said}`]), 'file');
  return form;
}

async function isCorrected(): Promise<string> {
  const id = crypto.randomUUID();
  const recorded_at = new Date(test.now()).toISOString();
  const fields = { recording_id: id, recorded_at, duration_ms: '61000' };
  await call('POST', 'one_min_speech/materials/my-morning/recordings', recordingOf(SPEECH, fields));
  await call('POST', `one_min_speech/recordings/${id}/submit`);
  await test.corrections.settled();
  return id;
}

describe('a speech', () => {
  const against = async (id: string, who = yui) =>
    (await call('GET', `one_min_speech/corrections/${id}`, undefined, who)).body.against;

  it('is held against the last before it, once there are three', async () => {
    const ids: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      ids.push(await isCorrected());
      test.pass(60_000);
    }
    const [first = '', , third = '', fourth = ''] = ids;
    expect(await against(first)).toEqual([]);
    expect(await against(third)).toEqual([]);
    const words = SPEECH.split(/\s+/).length;
    expect(await against(fourth)).toContainEqual({
      figure: 'words',
      earlier: [words, words, words],
      average: words,
      difference: 'same',
    });
  });
});

describe('a sentence that was wrong', () => {
  const MEANT = '母は天気の情報をたくさん持っています。';

  async function asked(meant: string | null) {
    const id = await isCorrected();
    const path = `one_min_speech/corrections/${id}/sentences/3/question`;
    expect((await call('PUT', path, { meant })).status).toBe(204);
    return { id, path, questionId: `own-${id}-3` };
  }

  const smart = async (who = yui) => {
    const path = 'verbal_composition/daily_review/questions?kind=smart&count=all';
    return (await call('GET', path, undefined, who)).body.items;
  };

  const judged = (questionId: string, said: string, who = yui) =>
    call('POST', `verbal_composition/questions/${questionId}/judge_voice`, recordingOf(said), who);

  it('becomes a question of hers, which what she said has answered wrong', async () => {
    const { id, questionId } = await asked(MEANT);
    const { body } = await call('GET', `one_min_speech/corrections/${id}`);
    expect(body.sentences[3].question).toEqual({ meant: MEANT });
    expect(body.sentences[2].question).toBeNull();
    expect(await smart()).toMatchObject([
      {
        question: {
          id: questionId,
          prompt: MEANT,
          prompt_audio: '',
          answer_audio: `own/${questionId}/answer.mp3`,
          answers: ['She has a lot of information about the weather.'],
        },
        last_outcome: 'wrong',
        wrong_count: 1,
      },
    ]);
  });

  it('is judged like any other, for her alone', async () => {
    const { questionId } = await asked(null);
    const [{ question }] = await smart();
    expect(question.prompt).toContain('She have a lot of informations about the weather.');
    const right = await judged(questionId, 'She has a lot of information about the weather.');
    expect(right.body).toMatchObject({ outcome: 'correct' });
    const wrong = await judged(questionId, 'She have a lot of informations about the weather.');
    expect(wrong.body).toMatchObject({ outcome: 'wrong' });
    const ken = await test.signInLearner();
    expect((await judged(questionId, 'She has.', ken)).status).toBe(404);
    expect(await smart(ken)).toEqual([]);
  });

  it('and any other of her speech is heard as it is right, by her alone', async () => {
    const { id, questionId } = await asked(null);
    const { body } = await call('GET', `one_min_speech/corrections/${id}`);
    const heard = async (path: string, who = yui) => {
      const { statusCode, body: sound } = await test.server.inject({
        url: `/api/v1/download_file?path=${path}`,
        headers: { authorization: `Bearer ${who.session.access_token}` },
      });
      return statusCode === 200 ? sound : statusCode;
    };
    expect(await heard(body.sentences[3].voices.british)).toBe(
      'sound:bf_emma She has a lot of information about the weather.',
    );
    expect(await heard(body.sentences[0].voices.american)).toMatch(/^sound:af_heart Every morning/);
    expect(await heard(`own/${questionId}/answer-slow.mp3`)).toMatch(/^sound:af_heart She has/);
    const ken = await test.signInLearner();
    expect(await heard(body.sentences[3].voices.british, ken)).toBe(404);
    expect(await heard(`own/${questionId}/answer.mp3`, ken)).toBe(404);
  });

  it('and any other of her speech is said again and judged, by her alone', async () => {
    const { body } = await call('GET', `one_min_speech/corrections/${await isCorrected()}`);
    const { id: wrong, corrected, said } = body.sentences[3];
    const { id: fine, corrected: first } = body.sentences[0];
    expect((await judged(wrong, corrected)).body).toMatchObject({ outcome: 'correct' });
    expect((await judged(wrong, said)).body).toMatchObject({ outcome: 'wrong' });
    expect((await judged(fine, first)).body).toMatchObject({ outcome: 'correct' });
    const ken = await test.signInLearner();
    expect((await judged(wrong, corrected, ken)).status).toBe(404);
    expect((await judged(wrong.replace(/\d+$/, '99'), corrected)).status).toBe(404);
    expect(await smart()).toEqual([]);
  });

  it('is forgotten when she likes, and asked again when she likes', async () => {
    const { path, id } = await asked(MEANT);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('DELETE', path)).status).toBe(404);
    expect(await smart()).toEqual([]);
    expect((await call('PUT', path, { meant: null })).status).toBe(204);
    expect(await smart()).toHaveLength(1);
    expect((await call('DELETE', `one_min_speech/recordings/${id}`)).status).toBe(204);
    expect(await smart()).toHaveLength(1);
  });

  it('is a new question in her trends once she answers it', async () => {
    const trend = async () => (await call('GET', 'study_trends')).body.spans.at(-1);
    const { questionId } = await asked(MEANT);
    expect(await trend()).toMatchObject({ new_questions: 0, first_right: null });
    const review_id = crypto.randomUUID();
    const reviews = 'verbal_composition/daily_review';
    const begun = { id: review_id, kind: 'smart', count: '10' };
    expect((await call('POST', `v2/${reviews}/records`, begun)).status).toBe(200);
    const at = new Date(test.now()).toISOString();
    const answered = await call('PUT', `${reviews}/record_details/${crypto.randomUUID()}`, {
      review_id,
      question_id: questionId,
      outcome: 'correct',
      ground: 'judged',
      answer_ms: 3000,
      answered_at: at,
      graded_at: at,
    });
    expect(answered.status).toBe(204);
    expect(await trend()).toMatchObject({ new_questions: 1, first_right: 1 });
  });

  it('is none where nothing counts as wrong', async () => {
    const { id } = await asked(MEANT);
    const question = (sentence: number) =>
      `one_min_speech/corrections/${id}/sentences/${sentence}/question`;
    for (const sentence of [0, 99])
      expect((await call('PUT', question(sentence), { meant: null })).status).toBe(404);
    const ken = await test.signInLearner();
    expect((await call('PUT', question(3), { meant: null }, ken)).status).toBe(404);
  });
});
