// `npm run advisories:renew`: asks the registry for advisories and keeps what it says in docs/security/advisories.json.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { ADVISORIES_FILE, readAdvisories, type AdvisoriesFile } from './advisories.ts';
import { advisoriesOf } from './audit-report.ts';
import { lockText } from './locked-packages.ts';

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const advisories = advisoriesOf(stdout);
if (advisories === undefined) {
  console.error('The registry gave no answer; docs/security/advisories.json stays as it was.');
  process.exit(1);
}
const kept: AdvisoriesFile = {
  asked: {
    at: new Date().toISOString(),
    lockSha256: createHash('sha256').update(lockText()).digest('hex'),
  },
  advisories: [...advisories],
  accepted: readAdvisories().accepted,
};
writeFileSync(ADVISORIES_FILE, `${JSON.stringify(kept, null, 2)}\n`);
console.log(`${advisories.length} advisories kept; npm run check says which are not accepted.`);
