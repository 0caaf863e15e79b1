import { describe, expect, it } from 'vitest';
import { speakingLearner } from './speaking-learner.fixture.ts';

const yui = speakingLearner();
const { call, records, isCorrected } = yui;

describe('a speech', () => {
  it('is corrected when it is submitted, however often', async () => {
    const id = await records();
    await call('POST', `recordings/${id}/submit`);
    await call('POST', `recordings/${id}/submit`);
    await yui.server.corrections.settled();
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
    await yui.server.parts.monologues.submit(yui.id, id, new Date(yui.server.now()));
    const { body } = await status();
    expect(body).toMatchObject({ state: 'submitted', ahead: 0 });
    expect(body.seconds_left).toBeGreaterThan(10);
    await call('POST', `recordings/${id}/submit`);
    await yui.server.corrections.settled();
    expect((await call('GET', 'correction_status')).body).toMatchObject({
      recording_id: id,
      state: 'corrected',
      is_read: false,
      unread: 1,
    });
    expect((await call('PATCH', `corrections/${id}/read`)).status).toBe(204);
    expect((await call('GET', 'correction_status')).body).toMatchObject({
      is_read: true,
      unread: 0,
    });
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
});
