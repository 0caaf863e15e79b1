import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOWHERE } from '../accounts/origin.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';

let oz: TestServer;
type SignedIn = Awaited<ReturnType<TestServer['signInLearner']>>;
let yui: SignedIn;

const DAY_MS = 86_400_000;

beforeAll(async () => {
  oz = await openTestServer();
  // From Saturday to a Monday.
  oz.pass(2 * DAY_MS);
  yui = await oz.signInLearner();
}, 60_000);

afterAll(() => oz.close());

const ask = async (who: SignedIn, method: string, path = '', payload?: object, of = who) => {
  const { statusCode, body } = await oz.server.inject({
    method: method as 'POST',
    url: `/api/v2/students/${of.id}/schedules${path}`,
    headers: { authorization: `Bearer ${who.session.access_token}` },
    ...(payload && { payload }),
  });
  return { status: statusCode, body: body === '' ? undefined : JSON.parse(body) };
};

const studies = (who: SignedIn, minutes: number) =>
  oz.parts.studySessions.add({
    id: crypto.randomUUID(),
    learnerId: who.id,
    studyType: 'verbal_composition',
    lessonId: undefined,
    materialId: undefined,
    startedAt: new Date(oz.now() - 1000),
    endedAt: new Date(oz.now()),
    durationSeconds: minutes * 60,
    pauseSeconds: 0,
  });

it('a week is planned for her minutes, read again, changed, and never emptied', async () => {
  expect(await ask(yui, 'GET')).toEqual({ status: 200, body: { schedule: null } });
  const minutes = [10, 0, 20, 0, 0, 0, 0];
  const { body: chosen } = await ask(yui, 'PUT', '', { minutes });
  expect(chosen.menus.map(({ activity }: { activity: string }) => activity)).toEqual([
    'review',
    'lesson',
    'review',
    'lesson',
  ]);
  expect(
    chosen.this_week.days.map((day: { planned_minutes: number }) => day.planned_minutes),
  ).toEqual(minutes);
  expect(chosen.last_week).toBeNull();
  expect((await ask(yui, 'GET')).body.schedule).toEqual(chosen);

  const menus = `/${chosen.id}/study_menus`;
  const speech = { id: 'on-sunday', weekday: 6, activity: 'speech', minutes: 5 };
  const { body: more } = await ask(yui, 'POST', menus, speech);
  expect(more.menus.at(-1)).toEqual(speech);
  expect(await ask(yui, 'POST', menus, speech)).toMatchObject({ body: more });
  const later = { weekday: 5, activity: 'speech', minutes: 15 };
  const { body: changed } = await ask(yui, 'PUT', `${menus}/on-sunday`, later);
  expect(changed.menus.at(-1)).toEqual({ id: 'on-sunday', ...later });
  expect(await ask(yui, 'POST', menus, { ...later, id: 'x', minutes: 240 })).toMatchObject({
    status: 422,
    body: { code: 'plan-full' },
  });

  for (const { id } of chosen.menus) {
    expect((await ask(yui, 'DELETE', `${menus}/${id}`)).status).toBe(200);
  }
  expect(await ask(yui, 'DELETE', `${menus}/on-sunday`)).toMatchObject({
    status: 422,
    body: { code: 'last-study-menu' },
  });
  expect((await ask(yui, 'DELETE', `${menus}/gone`)).status).toBe(404);
  expect((await ask(yui, 'DELETE', `/${chosen.id}`)).status).toBe(204);
  expect((await ask(yui, 'GET')).body).toEqual({ schedule: null });
});

it('on Monday the week before is looked back at, as it was planned then', async () => {
  const mai = await oz.signInLearner();
  await ask(mai, 'PUT', '', { minutes: [10, 10, 0, 0, 0, 0, 0] });
  await studies(mai, 10);
  oz.pass(7 * DAY_MS);
  const { schedule } = (await ask({ ...mai, session: await again(mai) }, 'GET')).body;
  expect(schedule.last_week).toMatchObject({ planned_days: 2, kept_days: 1 });
  const back = { ...mai, session: await again(mai) };
  const { body } = await ask(back, 'PUT', '', { minutes: [60, 60, 60, 60, 60, 60, 60] });
  expect(body.last_week).toEqual(schedule.last_week);
  expect(body.this_week).toMatchObject({ planned_days: 7, kept_days: 0 });
});

const again = async ({ id }: SignedIn) => oz.parts.sessions.begin(id, NOWHERE, { by: 'password' });

it("another learner's plan is not there, whatever is asked of it", async () => {
  const her = { ...yui, session: await again(yui) };
  const { body } = await ask(her, 'PUT', '', { minutes: [10, 0, 0, 0, 0, 0, 0] });
  const ken = await oz.signInLearner();
  const menu = { weekday: 1, activity: 'review', minutes: 5 };
  const menus = `/${body.id}/study_menus`;
  const hers = `${menus}/${body.menus[0].id}`;
  for (const of of [her, ken]) {
    for (const [method, path, payload] of [
      ['DELETE', hers],
      ['PUT', hers, menu],
      ['POST', menus, { id: 'x', ...menu }],
      ['DELETE', `/${body.id}`],
    ] as const)
      expect(await ask(ken, method, path, payload, of)).toMatchObject({ status: 404 });
  }
  expect((await ask(ken, 'GET', '', undefined, her)).status).toBe(404);
  expect((await ask(ken, 'PUT', '', { minutes: [5, 0, 0, 0, 0, 0, 0] }, her)).status).toBe(404);
  expect((await ask(her, 'GET')).body.schedule).toEqual(body);
});

it.each([
  { minutes: [0, 0, 0, 0, 0, 0, 0] },
  { minutes: [10] },
  { minutes: [10, 0, 0, 0, 0, 0, 241] },
  {},
])('is refused as no week: %o', async (payload) => {
  const ken = await oz.signInLearner();
  expect((await ask(ken, 'PUT', '', payload)).status).toBe(400);
});
