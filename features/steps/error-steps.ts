import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { textsSaying, unsaidMessages, wrongMessages } from '../support/all-texts.ts';
import { messageIn } from '../support/server-words.ts';
import { A_BROWSER, aSecretRequest, SECRETS } from '../support/secrets.ts';
import { Watchdog } from '../support/watchdog.ts';
import type { OzWorld } from '../support/world.ts';

const ANSWERS: Readonly<Record<string, unknown>> = {
  'a refusal with a message': { message: 'broken', code: 'x' },
  'a refusal without a message': { error: 'broken' },
  'a number for a message': { message: 7 },
  'a message that is all there is': 'broken',
  'an empty answer': null,
};

const watchdogs = new WeakMap<OzWorld, Watchdog>();

function watchdogOf(world: OzWorld): Watchdog {
  const watchdog = watchdogs.get(world) ?? new Watchdog();
  watchdogs.set(world, watchdog);
  return watchdog;
}

Then(
  'every message of the catalogue is said in Japanese, English and Korean',
  async function (this: OzWorld) {
    assert.deepEqual(await wrongMessages(), []);
    assert.deepEqual(unsaidMessages(), []);
  },
);

Given('the server answers every call with {int}', async function (this: OzWorld, status: number) {
  await this.operator.refusesCalls(status, '');
});

Then('no text of the app says {string}', async function (this: OzWorld, words: string) {
  assert.deepEqual(await textsSaying(words), []);
});

Given('the server fails', async function (this: OzWorld) {
  await this.operator.breaksServer(true);
});

Given('the server works again', async function (this: OzWorld) {
  await this.operator.breaksServer(false);
});

Given('what the server says makes no sense', async function (this: OzWorld) {
  await this.operator.garblesServer();
});

Given('the server takes her recording for too long', async function (this: OzWorld) {
  await this.operator.refusesTakes('audio-too-long');
});

Given('the recogniser is broken', async function (this: OzWorld) {
  await this.operator.breaksRecognizer();
});

Then('she can go home or reload', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.places.waysOn(), ['home', 'reload']);
});

Then('she can reload and not go home', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.places.waysOn(), ['reload']);
});

Then(
  /^(a refusal .+|a number .+|a message .+|an empty answer) of a server says (?:nothing|"(.*)")$/,
  function (this: OzWorld, answer: string, message: string | null) {
    assert.ok(answer in ANSWERS, `No server answers with ${answer}`);
    assert.equal(messageIn(ANSWERS[answer]), message ?? undefined);
  },
);

When(
  /^(GET|POST|PUT|DELETE) "([^"]+)" is refused with (\d+)(?: and "(.*)")?$/,
  function (this: OzWorld, method: string, path: string, status: string, message: string | null) {
    watchdogOf(this).requestFails({
      method,
      url: `https://oz.example/api/${path}`,
      status: Number(status),
      ...(message !== null && { response: { message } }),
    });
  },
);

When('a bug says {string}', function (this: OzWorld, message: string) {
  watchdogOf(this).bugSays(message, A_BROWSER);
});

When('a bug says {string} in {string}', function (this: OzWorld, message: string, agent: string) {
  watchdogOf(this).bugSays(message, agent);
});

When(
  'a request with a password, tokens and a recording is refused with {int}',
  function (this: OzWorld, status: number) {
    watchdogOf(this).requestFails(aSecretRequest(status));
  },
);

Then('nothing is reported', function (this: OzWorld) {
  assert.equal(watchdogOf(this).reports, 0);
});

Then('that is reported', function (this: OzWorld) {
  assert.equal(watchdogOf(this).reports, 1);
});

Then(
  'the report tells the method, the address, the status and what was answered',
  function (this: OzWorld) {
    const report = watchdogOf(this).request;
    assert.equal(report?.method, 'POST');
    assert.match(report.url, /\/v1\/verbal_composition\/lessons\/lesson-0001\/records$/);
    assert.equal(report.status, 500);
    assert.deepEqual(report.response, { message: 'broken' });
  },
);

Then('it lies with the others of {string}', function (this: OzWorld, group: string) {
  assert.equal(watchdogOf(this).request?.title.replace(' /', ' '), group);
});

Then('none of them is in the report', function (this: OzWorld) {
  const told = JSON.stringify(watchdogOf(this).request);
  for (const secret of SECRETS) assert.ok(!told.includes(secret), `"${secret}" is in the report`);
});

Then(
  'measurements of the route {string} are dropped, and of {string} are not',
  function (this: OzWorld, dropped: string, kept: string) {
    assert.equal(watchdogOf(this).isTimed(`/${dropped}`), false);
    assert.equal(watchdogOf(this).isTimed(kept), true);
  },
);

Given('errors are reported', async function (this: OzWorld) {
  await this.operator.reportsErrors();
});

When('she types {string} and sends nothing', async function (this: OzWorld, text: string) {
  this.noted = text;
  await this.learner.places.types(text);
});

When('a screen breaks', async function (this: OzWorld) {
  await this.learner.places.breaks();
});

Then(
  'a report of it arrives, with a replay that hides what she typed',
  async function (this: OzWorld) {
    const arrived = await this.operator.reportsArrived();
    assert.ok(
      arrived.some((report) => report.includes('"type":"event"')),
      'No report arrived',
    );
    const replays = arrived.filter((report) => report.includes('"type":"replay_recording"'));
    assert.ok(
      replays.some((replay) => replay.includes('*'.repeat(this.noted.length))),
      'No replay shows that she typed something',
    );
    assert.ok(!arrived.some((report) => report.includes(this.noted)), 'What she typed got out');
  },
);

Then('nothing secret is in anything that arrived', async function (this: OzWorld) {
  const { credentials } = this.learner.account;
  const secrets = [
    credentials.password,
    (await this.learner.session.accessToken()) ?? '-',
    (await this.learner.session.refreshToken()) ?? '-',
  ];
  for (const report of await this.operator.reportsArrived()) {
    for (const secret of secrets) assert.ok(!report.includes(secret), `"${secret}" got out`);
  }
});
