import { Then } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { baseWhenUnnamed } from '../support/api-base.ts';
import type { OzWorld } from '../support/world.ts';

/** Sound may be fetched ahead at any time. */
const FILES = '/api/v1/download_file';

Then(
  'every call went under {string} of that host, with credentials, and wanted JSON, or bytes of a file',
  async function (this: OzWorld, path: string) {
    const calls = await this.learner.calls.made();
    assert.ok(calls.length > 1, 'Nothing was called');
    const host = await this.learner.calls.host();
    for (const call of calls) {
      assert.equal(call.host, host, `${call.path} was called elsewhere`);
      assert.ok(call.path.startsWith(path), `${call.path} was called`);
      assert.equal(call.credentials, 'include');
      assert.equal(
        call.accept,
        call.path === FILES ? 'application/octet-stream' : 'application/json',
      );
    }
  },
);

Then('the app calls {string} when no host is named', function (this: OzWorld, base: string) {
  assert.equal(baseWhenUnnamed, base);
});
