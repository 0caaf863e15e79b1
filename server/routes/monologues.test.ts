import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { speakingLearner, SPEECH, THEME } from './speaking-learner.fixture.ts';

const yui = speakingLearner();
const { call, speechForm, records, isCorrected } = yui;

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
      const now = yui.server.now();
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
      select bytes from kept_takes where learner_id = ${yui.id}`.execute(yui.server.db);
    expect(Number(rows[0]?.bytes)).toBe(bytes);
    await Promise.all([1, 2].map(() => call('DELETE', `recordings/${id}`)));
    const after = await sql<{ bytes: string }>`
      select bytes from kept_takes where learner_id = ${yui.id}`.execute(yui.server.db);
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

  it('is forgotten with its recording', async () => {
    const id = await isCorrected();
    const { body } = await call('GET', `recordings/${id}`);
    const download = () => yui.server.parts.files.get(body.audio);
    expect(await download()).toBeDefined();
    expect((await call('DELETE', `recordings/${id}`)).status).toBe(204);
    expect(await download()).toBeUndefined();
    expect((await call('GET', `recordings/${id}`)).status).toBe(404);
    expect((await call('DELETE', `recordings/${id}`)).status).toBe(404);
  });

  it('is not shown to other learners', async () => {
    const id = await isCorrected();
    const ken = await yui.server.signInLearner();
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
