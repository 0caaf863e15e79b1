import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { OzWorld } from '../support/world.ts';

/** What a real app takes for itself while a scenario is on its way. */
const SLACK_S = 20;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Six hours ahead of UTC: in Japan, and from 3:00 on. */
const studyDayOf = (moment: string) =>
  new Date(Date.parse(moment) + 6 * 3_600_000).toISOString().slice(0, 10);

const newest = async ({ learner }: OzWorld) => {
  const told = (await learner.studies.told()).at(-1);
  assert.ok(told, 'The server was told of no study session');
  return told;
};

const isAbout = (told: unknown, seconds: number) => {
  const passed = Number(told);
  assert.ok(passed >= seconds && passed < seconds + SLACK_S, `${passed} s instead of ${seconds} s`);
};

Given('time can be made to pass', async function (this: OzWorld) {
  await this.learner.studies.canMakeTimePass();
});

When('{int} second(s) pass(es)', async function (this: OzWorld, seconds: number) {
  await this.learner.studies.passes(seconds);
});

When('she pauses', async function (this: OzWorld) {
  await this.learner.studies.pauses();
});

When('she goes on studying', async function (this: OzWorld) {
  await this.learner.studies.resumes();
});

When('she touches her device', async function (this: OzWorld) {
  await this.learner.studies.touches();
});

When('she looks away', async function (this: OzWorld) {
  await this.learner.studies.looksAway();
});

When('she looks back', async function (this: OzWorld) {
  await this.learner.studies.looksBack();
});

When('her studying ends', async function (this: OzWorld) {
  await this.learner.studies.ends();
});

When('her studying ends twice at the same moment', async function (this: OzWorld) {
  await this.learner.studies.endsTwice();
});

When('her device kills Oz, and she opens it again', async function (this: OzWorld) {
  await this.learner.studies.isKilled();
});

When('the wrapper ends her studying', async function (this: OzWorld) {
  assert.equal(await this.learner.studies.ends(), true);
});

Then('the server was told nothing of her studying', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.studies.told(), []);
});

Then(
  'the server was told of {int} study session(s)',
  async function (this: OzWorld, count: number) {
    assert.equal((await this.learner.studies.told()).length, count);
  },
);

Then(
  'the server was told of {int} and {int} seconds of study, on two study days',
  async function (this: OzWorld, before: number, after: number) {
    const told = await this.learner.studies.told();
    assert.deepEqual(
      told.map((one) => one['duration_seconds']),
      [before, after],
    );
    const days = told.map((one) => studyDayOf(String(one['ended_at'])));
    assert.equal(new Set(days).size, 2);
  },
);

Then('it was told once', async function (this: OzWorld) {
  assert.equal(await this.learner.studies.uploads(), 1);
});

Then(
  'the server was told of {int} seconds of study and {int} of pause',
  async function (this: OzWorld, study: number, pause: number) {
    const told = await newest(this);
    isAbout(told['duration_seconds'], study);
    isAbout(told['pause_duration_seconds'], pause);
  },
);

Then(
  'the server was told of exactly {int} seconds of study and {int} of pause',
  async function (this: OzWorld, study: number, pause: number) {
    const { duration_seconds, pause_duration_seconds } = await newest(this);
    assert.deepEqual([duration_seconds, pause_duration_seconds], [study, pause]);
  },
);

Then('it was {word} in a lesson, without a material', async function (this: OzWorld, type: string) {
  const told = await newest(this);
  assert.equal(told['study_type'], type);
  assert.match(String(told['lesson_id']), /^[\w-]+$/);
  assert.equal(told['material_id'], null);
});

Then('it is told by these names:', async function (this: OzWorld, names: { raw(): string[][] }) {
  const told = await newest(this);
  assert.deepEqual(Object.keys(told).toSorted(), names.raw().flat().toSorted());
  assert.match(String(told['session_id']), UUID);
  for (const name of ['started_at', 'ended_at']) {
    assert.match(String(told[name]), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  }
  for (const name of ['duration_seconds', 'pause_duration_seconds']) {
    assert.ok(Number.isInteger(told[name]), `${name} is ${told[name]}`);
  }
});

/** A session of a learner, told by a tool. */
const tell = async (world: OzWorld, id: string, seconds: number, daysAgo = 0) => {
  const token = await world.learner.session.accessToken();
  const at = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;
  const end = Date.now() - daysAgo * 86_400_000;
  const body = {
    session_id: id,
    study_type: 'verbal_composition',
    lesson_id: null,
    material_id: null,
    started_at: at(end - seconds * 1000),
    ended_at: at(end),
    duration_seconds: seconds,
    pause_duration_seconds: 0,
  };
  const { status } = await world.stranger.calls('POST', 'v1/study_time/sessions', { token, body });
  assert.equal(status, 204);
};

When(
  'a session of {int} seconds is told of twice with the same id',
  async function (this: OzWorld, seconds: number) {
    const id = crypto.randomUUID();
    await tell(this, id, seconds);
    await tell(this, id, seconds);
  },
);

Given(
  'she has studied {int} seconds today and on each of the {int} days before',
  async function (this: OzWorld, seconds: number, days: number) {
    for (let ago = 0; ago <= days; ago += 1) await tell(this, crypto.randomUUID(), seconds, ago);
  },
);

Then(
  'her study time shows {int} seconds of today, {int} days in a row, {int} days and {int} months',
  async function (this: OzWorld, today: number, streak: number, days: number, months: number) {
    assert.deepEqual(await this.learner.studies.overview(), { today, streak, days, months });
  },
);

Then(
  /^"([^"]+)" answers (.+) for her, and (\d+) for a caller without a token$/,
  async function (this: OzWorld, path: string, names: string, refused: string) {
    const token = await this.learner.session.accessToken();
    const { status, body } = await this.stranger.calls('GET', path, { token });
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(body).toSorted(), names.split(', ').toSorted());
    assert.equal((await this.stranger.calls('GET', path)).status, Number(refused));
  },
);
