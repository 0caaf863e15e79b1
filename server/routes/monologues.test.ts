import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';

const THEME = 'my-morning';
const SPEECH = `Um, every morning I get up at six thirty. First, I I turn off the alarm. After that, I wash my
 face and have toast and coffee with my mother. She have a lot of informations about the weather. Then we leave home together.`;

let test: TestServer;
let yui: Awaited<ReturnType<TestServer['signInLearner']>>;

beforeAll(async () => {
  test = await openTestServer();
}, 60_000);

beforeEach(async () => {
  test.recognizer.refuse(undefined);
  yui = await test.signInLearner();
});

afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, payload?: object, who = yui) {
  const { statusCode, body } = await test.server.inject({
    method,
    url: `/api/v1/one_min_speech/${path}`,
    headers: { authorization: `Bearer ${who.session.access_token}` },
    ...(payload && { payload }),
  });
  return { status: statusCode, body: body === '' ? undefined : JSON.parse(body) };
}

function speechForm(id: string, said: string, more: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  const fields = {
    recording_id: id,
    recorded_at: new Date(test.now()).toISOString(),
    duration_ms: '61000',
    opening: 'My mornings',
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([`said:${said}`]), 'file');
  return form;
}

async function records(said = SPEECH, material = THEME, more = {}) {
  const id = crypto.randomUUID();
  const kept = await call('POST', `materials/${material}/recordings`, speechForm(id, said, more));
  expect(kept.status).toBe(200);
  test.pass(1000);
  return id;
}

async function isCorrected(said = SPEECH) {
  const id = await records(said);
  await call('POST', `recordings/${id}/submit`);
  await test.corrections.settled();
  return id;
}

describe('themes', () => {
  it('are listed whole, by genre and by tag', async () => {
    const { body } = await call('GET', 'materials');
    expect(body.materials.length).toBeGreaterThan(1);
    expect(body.materials[0]).toMatchObject({ id: THEME, genre: 'everyday', spoken_at: null });
    const food = await call('GET', 'materials?tag=food&genre=everyday');
    expect(food.body.materials.every(({ tags }: { tags: string[] }) => tags.includes('food'))).toBe(
      true,
    );
    expect((await call('GET', 'materials?genre=none')).status).toBe(400);
    const tags = await call('GET', 'material_tags');
    expect(tags.body.tags[0]).toMatchObject({ tag: expect.any(String), count: expect.any(Number) });
  });

  it('are shown with all that helps to prepare', async () => {
    const { body } = await call('GET', `materials/${THEME}`);
    expect(body.points).toHaveLength(3);
    expect(body.expressions).toHaveLength(10);
    expect(body.models.map(({ audio }: { audio: string }) => audio)).toEqual([
      'materials/my-morning/model-a1.mp3',
      'materials/my-morning/model-b1.mp3',
    ]);
    expect((await call('GET', 'materials/nothing')).status).toBe(404);
  });

  it('are recommended by the genres she chose, and not what she has spoken about', async () => {
    const before = await call('GET', 'recommend_materials');
    const [{ id: offered }] = before.body.materials;
    await records(SPEECH, offered);
    const first = await call('GET', 'recommend_materials');
    const ids = first.body.materials.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(offered);
    expect((await call('PUT', 'recommend_genres', { genres: ['presentations'] })).status).toBe(200);
    expect((await call('GET', 'recommend_genres')).body).toEqual({ genres: ['presentations'] });
    const chosen = await call('GET', 'recommend_materials');
    for (const { genre } of chosen.body.materials) expect(genre).toBe('presentations');
  });
});

describe('a speech', () => {
  it('is kept before it is submitted, once', async () => {
    const id = await records();
    await call('POST', `materials/${THEME}/recordings`, speechForm(id, 'another'));
    const { body } = await call('GET', 'recordings');
    expect(body.recordings).toMatchObject([
      { id, state: 'not-submitted', memo: { opening: 'My mornings' }, result: null },
    ]);
    expect((await call('GET', 'latest_recording')).body.recording.id).toBe(id);
  });

  it('keeps notes as long as she may write them, in any script', async () => {
    const points = 'あ\n'.repeat(1000);
    const id = await records(SPEECH, THEME, { points });
    expect((await call('GET', `recordings/${id}`)).body.memo.points).toBe(points);
  });

  it('was recorded when her clock says, but not in the future, nor long ago', async () => {
    const day = 86_400_000;
    for (const [said, kept] of [
      [-day, -day],
      [day, 0],
      [-400 * day, -30 * day],
    ] as const) {
      const now = test.now();
      const recordedAt = new Date(now + said).toISOString();
      const id = await records(SPEECH, THEME, { recorded_at: recordedAt });
      const { body } = await call('GET', `recordings/${id}`);
      expect(Date.parse(body.recorded_at) - now).toBe(kept);
    }
  });

  it('is counted once where it is sent twice at the same moment', async () => {
    const id = crypto.randomUUID();
    const path = `materials/${THEME}/recordings`;
    const sent = await Promise.all([1, 2, 3].map(() => call('POST', path, speechForm(id, SPEECH))));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const bytes = new TextEncoder().encode(`said:${SPEECH}`).length;
    const { rows } = await sql<{ bytes: string }>`
      select bytes from kept_takes where learner_id = ${yui.id}`.execute(test.db);
    expect(Number(rows[0]?.bytes)).toBe(bytes);
    await Promise.all([1, 2].map(() => call('DELETE', `recordings/${id}`)));
    const after = await sql<{ bytes: string }>`
      select bytes from kept_takes where learner_id = ${yui.id}`.execute(test.db);
    expect(Number(after.rows[0]?.bytes)).toBe(0);
  });

  it('can be about a theme of her own, and about none that is not there', async () => {
    const id = await records(SPEECH, 'own-theme', { theme: 'My cat' });
    expect((await call('GET', `recordings/${id}`)).body).toMatchObject({
      theme: 'My cat',
      title: null,
    });
    const form = speechForm(crypto.randomUUID(), SPEECH);
    expect((await call('POST', 'materials/nothing/recordings', form)).status).toBe(404);
  });

  it('is corrected when it is submitted, however often', async () => {
    const id = await records();
    await call('POST', `recordings/${id}/submit`);
    await call('POST', `recordings/${id}/submit`);
    await test.corrections.settled();
    const { body } = await call('GET', `corrections/${id}`);
    expect(body.recording).toMatchObject({
      state: 'corrected',
      result: { mistakes: 2, read: false },
    });
    const findings = body.sentences.flatMap(({ findings: own }: { findings: object[] }) => own);
    expect(findings).toMatchObject([
      { replacement: 'has', kind: 'agreement', doubtful: false, earlier: 0, earlier_id: null },
      { replacement: 'information', kind: 'number' },
    ]);
    expect(body.sentences[3]).toMatchObject({
      said: 'She have a lot of informations about the weather.',
      corrected: 'She has a lot of information about the weather.',
    });
    expect(body.measures).toMatchObject({ fillers: 1, taken_back: 1 });
    expect(body.strengths.map(({ kind }: { kind: string }) => kind)).toContain('used-expressions');
    expect(body.level.level).toMatch(/^[ABC][12]$/);
  });

  it('tells of a mistake that she made before', async () => {
    const before = await isCorrected();
    const again = await isCorrected();
    const { body } = await call('GET', `corrections/${again}`);
    expect(body.sentences[3].findings[0]).toMatchObject({ earlier: 1, earlier_id: before });
    const { body: development } = await call('GET', 'correction_by_development');
    expect(development).toMatchObject({ speeches: 2 });
    expect(development.areas.map(({ area }: { area: string }) => area).toSorted()).toEqual([
      'nouns',
      'verbs',
    ]);
    expect(development.areas[0].kinds[0]).toMatchObject({
      count: 2,
      speeches: 2,
      latest_id: again,
    });
  });

  it('of too few words is refused with what was heard', async () => {
    const id = await isCorrected('I like dogs.');
    const { body } = await call('GET', `recordings/${id}`);
    expect(body).toMatchObject({
      state: 'refused',
      refusal: { kind: 'too-few-words', words: 3, least: 30, heard: 'I like dogs.' },
    });
    expect((await call('GET', `corrections/${id}`)).status).toBe(404);
  });

  it('tells how far its correction is', async () => {
    expect((await call('GET', 'correction_status')).body).toMatchObject({
      recording_id: null,
      unread: 0,
    });
    const id = await records();
    const status = () => call('GET', `correction_status?recording_id=${id}`);
    expect((await status()).body).toMatchObject({ state: 'not-submitted', seconds_left: null });
    await test.parts.monologues.submit(yui.id, id, new Date(test.now()));
    const { body } = await status();
    expect(body).toMatchObject({ state: 'submitted', ahead: 0 });
    expect(body.seconds_left).toBeGreaterThan(10);
    await call('POST', `recordings/${id}/submit`);
    await test.corrections.settled();
    expect((await call('GET', 'correction_status')).body).toMatchObject({
      recording_id: id,
      state: 'corrected',
      unread: 1,
    });
    expect((await call('PATCH', `corrections/${id}/read`)).status).toBe(204);
    expect((await call('GET', 'correction_status')).body).toMatchObject({ unread: 0 });
  });

  it('counts a finding no more that she says is none', async () => {
    const id = await isCorrected();
    const { body } = await call('GET', `corrections/${id}`);
    const [finding] = body.sentences[3].findings;
    const path = `corrections/${id}/findings/${finding.id}`;
    expect((await call('PUT', path, { disputed: true })).status).toBe(204);
    const after = await call('GET', `corrections/${id}`);
    expect(after.body.sentences[3].findings[0]).toMatchObject({ disputed: true });
    expect(after.body.recording.result.mistakes).toBe(1);
    expect(after.body.sentences[3].corrected).toContain('She have a lot of information about');
    await call('PUT', path, { disputed: false });
    expect((await call('GET', `corrections/${id}`)).body.recording.result.mistakes).toBe(2);
    expect((await call('PUT', `corrections/${id}/findings/99-9`, { disputed: true })).status).toBe(
      404,
    );
  });

  it('keeps that she wants to hear more about its correction', async () => {
    const id = await isCorrected();
    const wants = async () => (await call('GET', `recordings/${id}`)).body.wants_feedback;
    expect(await wants()).toBe(false);
    expect((await call('POST', `recordings/${id}/receive_feedback`, {})).status).toBe(204);
    expect(await wants()).toBe(true);
    await call('POST', `recordings/${id}/receive_feedback`, { receive: false });
    expect(await wants()).toBe(false);
    const other = await records();
    const refused = await call('POST', `recordings/${other}/receive_feedback`, { receive: true });
    expect(refused.status).toBe(404);
  });

  it('is forgotten with its recording', async () => {
    const id = await isCorrected();
    const { body } = await call('GET', `recordings/${id}`);
    const download = () => test.parts.files.get(body.audio);
    expect(await download()).toBeDefined();
    expect((await call('DELETE', `recordings/${id}`)).status).toBe(204);
    expect(await download()).toBeUndefined();
    expect((await call('GET', `recordings/${id}`)).status).toBe(404);
    expect((await call('DELETE', `recordings/${id}`)).status).toBe(404);
  });

  it('is not shown to other learners', async () => {
    const id = await isCorrected();
    const ken = await test.signInLearner();
    for (const [method, path, payload] of [
      ['GET', `recordings/${id}`],
      ['GET', `corrections/${id}`],
      ['GET', `correction_status?recording_id=${id}`],
      ['POST', `recordings/${id}/submit`],
      ['PATCH', `corrections/${id}/read`],
      ['PUT', `corrections/${id}/findings/3-0`, { disputed: true }],
      ['DELETE', `recordings/${id}`],
    ] as const) {
      const answer = await call(method, path, payload, ken);
      expect([method, path, answer.status]).toEqual([method, path, 404]);
    }
    expect((await call('GET', 'recordings', undefined, ken)).body.recordings).toEqual([]);
  });

  it('lists the latest first, page by page, and those on a theme', async () => {
    const ids = [];
    for (let at = 0; at < 21; at += 1) ids.push(await records());
    const other = await records(SPEECH, 'something-i-cook-well');
    const first = await call('GET', 'recordings');
    expect(first.body.recordings).toHaveLength(20);
    expect(first.body.recordings[0].id).toBe(other);
    const second = await call('GET', `recordings?after=${first.body.next}`);
    expect(second.body.recordings.map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[0]]);
    expect(second.body.next).toBeNull();
    const onTheme = await call('GET', 'recordings?material_id=something-i-cook-well');
    expect(onTheme.body.recordings).toHaveLength(1);
    expect((await call('GET', 'corrections')).body.recordings).toEqual([]);
  });
});
