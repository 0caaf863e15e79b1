import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { MicrophonePermission } from '../../core/ports/microphones.ts';
import { eventually } from '../support/eventually.ts';
import type { OzWorld } from '../support/world.ts';

/** What the page tells a moment after it was asked to. */
async function becomes<T>(look: () => Promise<T>, expected: T): Promise<void> {
  let seen: T | undefined;
  await eventually(3000, async () => {
    seen = await look();
    return seen === expected || undefined;
  });
  assert.equal(seen, expected);
}

Given(
  /^her browser says that the microphone is (granted|prompt|denied)$/,
  async function (this: OzWorld, permission: MicrophonePermission) {
    await this.learner.microphone.browserSays(permission);
  },
);

Given('her browser cannot say anything about the microphone', async function (this: OzWorld) {
  await this.learner.microphone.browserSays(undefined);
});

Given(
  /^the app around Oz answers (yes|no|nothing) about the microphone$/,
  async function (this: OzWorld, answer: 'yes' | 'no' | 'nothing') {
    await this.learner.microphone.wrapperSays(answer);
  },
);

Then(
  /^the microphone is (granted|prompt|denied) to Oz$/,
  async function (this: OzWorld, permission: MicrophonePermission) {
    assert.equal(await this.learner.microphone.permission(), permission);
  },
);

Given('these microphones are plugged in: {string}', async function (this: OzWorld, names: string) {
  await this.learner.microphone.plugsIn(names.split(', '));
});

Given('she may not be told yet which microphones there are', async function (this: OzWorld) {
  await this.learner.microphone.plugsIn(['']);
});

When('she chooses the microphone {string}', async function (this: OzWorld, name: string) {
  await this.learner.microphone.chooses(name);
});

type BrowserFault = Parameters<OzWorld['learner']['microphone']['misbehaves']>[0];

/** As the specification names it. */
const ANSWER_INPUT = 'INPUT_DEVICE_answer';

const FAULTS: Readonly<Record<string, BrowserFault>> = {
  'does not know that microphone any more': 'stale-device',
  'gives the whole take in one piece at the end': 'one-chunk',
  'records a take without any data': 'no-data-once',
  'cannot record what it hears, once': 'fails-once',
  'finds the microphone taken by another app, once': 'busy-once',
};

for (const [words, fault] of Object.entries(FAULTS)) {
  Given(`her browser, simulated, ${words}`, async function (this: OzWorld) {
    await this.learner.microphone.misbehaves(fault);
  });
}

Given('her microphone records only a while after it was asked to', async function (this: OzWorld) {
  await this.learner.microphone.takesItsTime();
});

When('her microphone has come round', async function (this: OzWorld) {
  await this.learner.microphone.catchesUp();
});

When('another screen begins to record, too', async function (this: OzWorld) {
  await this.learner.microphone.isRecordedElsewhere();
});

Then('it was opened {int} time(s)', async function (this: OzWorld, times: number) {
  assert.equal(await this.learner.microphone.timesOpened(), times);
});

Then(
  'she cancels, and her device is given {int} milliseconds before it records again',
  async function (this: OzWorld, ms: number) {
    assert.equal(await this.learner.microphone.isReadyAgainIn(), ms);
  },
);

Given('her device does not keep the screen on', async function (this: OzWorld) {
  await this.learner.microphone.mayNotKeepScreenOn();
});

When('she begins to say {string}', async function (this: OzWorld, sentence: string) {
  await this.learner.answer.record(sentence);
  await this.learner.answer.speaks(sentence);
});

When('a simulated call takes the microphone away', async function (this: OzWorld) {
  await this.learner.microphone.happens('muted');
});

When('the call is over', async function (this: OzWorld) {
  await this.learner.microphone.happens('unmuted');
});

When('her headset is unplugged, as simulated on its track', async function (this: OzWorld) {
  await this.learner.microphone.happens('ended');
});

When('no signal at all comes from the microphone', async function (this: OzWorld) {
  await this.learner.microphone.happens('silent');
});

When('she stops', async function (this: OzWorld) {
  await this.learner.answer.stops();
});

When('there is nothing but the noise of a street', async function (this: OzWorld) {
  await this.learner.answer.record();
  await this.learner.microphone.makesNoise();
  await this.learner.answer.stops();
});

When('she records for as long as it goes, and says nothing', async function (this: OzWorld) {
  await this.learner.microphone.recordsForMinute();
});

Then('she is told of her recording that {note}', async function (this: OzWorld, note: string) {
  await becomes(() => this.learner.microphone.note(), note);
});

Then('she is told nothing of her recording', async function (this: OzWorld) {
  assert.equal(await this.learner.microphone.note(), undefined);
});

Then('she is recording', async function (this: OzWorld) {
  assert.equal(await this.learner.answer.isRecording(), true);
});

Then('no microphone is open', async function (this: OzWorld) {
  await becomes(() => this.learner.microphone.openMicrophones(), 0);
});

Then('one microphone is open', async function (this: OzWorld) {
  assert.equal(await this.learner.microphone.openMicrophones(), 1);
});

Then('the microphone was not opened yet', async function (this: OzWorld) {
  assert.equal(await this.learner.microphone.timesOpened(), 0);
});

Then('no take was sent', async function (this: OzWorld) {
  assert.equal(await this.learner.microphone.uploads(), 0);
});

Then('her voice was recorded as {string}', async function (this: OzWorld, type: string) {
  assert.ok((await this.learner.microphone.recordedAs()).startsWith(type));
});

Then('the microphone was asked for with', async function (this: OzWorld, table: DataTable) {
  const wishes = await this.learner.microphone.wishes();
  for (const [name = '', value = ''] of table.raw()) {
    assert.deepEqual(wishes[name], JSON.parse(value), name);
  }
});

Then('the microphone {string} was wished for', async function (this: OzWorld, name: string) {
  assert.deepEqual((await this.learner.microphone.wishes())['deviceId'], { ideal: name });
});

Then(
  '{int} samples a second on {int} channels were wished for',
  async function (this: OzWorld, samples: number, channels: number) {
    const { sampleRate, channelCount } = await this.learner.microphone.wishes();
    assert.deepEqual([sampleRate, channelCount], [{ ideal: samples }, { ideal: channels }]);
  },
);

Then('no particular microphone was asked for', async function (this: OzWorld) {
  assert.equal((await this.learner.microphone.wishes())['deviceId'], undefined);
});

Then('it was counted: {string}', async function (this: OzWorld, event: string) {
  await becomes(async () => (await this.learner.microphone.counted()).join(), event);
});

Then('nothing was counted', async function (this: OzWorld) {
  assert.deepEqual(await this.learner.microphone.counted(), []);
});

Then('nothing else was counted', async function (this: OzWorld) {
  assert.equal((await this.learner.microphone.counted()).length, 1);
});

Then('her screen is kept on', async function (this: OzWorld) {
  await becomes(() => this.learner.microphone.keepsScreenOn(), true);
});

Then('her screen may go dark', async function (this: OzWorld) {
  await becomes(() => this.learner.microphone.keepsScreenOn(), false);
});

Then('the app around Oz was asked for the microphone', async function (this: OzWorld) {
  assert.ok((await this.learner.device.bridgeCalls()).includes('microphone_permission'));
});

Given(
  'an earlier visit has left her microphone {string}',
  async function (this: OzWorld, name: string) {
    await this.learner.device.remembers('storage', ANSWER_INPUT, name);
  },
);

Then(
  /^her device has noted that the microphone is (granted|prompt|denied)$/,
  async function (this: OzWorld, permission: string) {
    assert.equal(await this.learner.microphone.noted(), permission);
  },
);

Then('her device has noted nothing about the microphone', async function (this: OzWorld) {
  assert.equal(await this.learner.microphone.noted(), undefined);
});

When('her device lets the screen go dark while she looks away', async function (this: OzWorld) {
  await this.learner.microphone.losesScreen();
});

Then('she does not read {string}', async function (this: OzWorld, text: string) {
  assert.equal(await this.learner.places.reads(text), false);
});
