// Why: what is installed runs with all that Oz may do.
// Prints every package that is not one fixed version of the registry, under a listed licence, without an open advisory.
import { createHash } from 'node:crypto';
import { advisoryProblems, readAdvisories } from './advisories.ts';
import { licenceCounts, licenceProblems } from './licences.ts';
import { askedVersions, lockedPackages, lockText, manifestText } from './locked-packages.ts';
import { originProblems } from './origins.ts';

const lock = lockText();
const packages = lockedPackages(lock);
const file = readAdvisories();
const problems = [
  ...originProblems(askedVersions(manifestText()), packages),
  ...licenceProblems(packages),
  ...advisoryProblems(file, packages),
];
for (const problem of problems) console.log(problem);
console.log(`${packages.length} packages: ${licenceCounts(packages).join(', ')}`);
if (file.asked === null) console.log('the registry was never asked for advisories');
else {
  const isSame = createHash('sha256').update(lock).digest('hex') === file.asked.lockSha256;
  console.log(`advisories of ${file.asked.at}, for ${isSame ? 'this' : 'another'} lock file`);
}
process.exit(problems.length === 0 ? 0 : 1);
