import { describe, expect, it } from 'vitest';
import { advisoryProblems, readAdvisories, type AdvisoriesFile } from './advisories.ts';
import { advisoriesOf } from './audit-report.ts';
import { licenceProblems } from './licences.ts';
import { askedVersions, lockedPackages, lockText, type LockedPackage } from './locked-packages.ts';
import { originProblems } from './origins.ts';

const small: LockedPackage = {
  name: 'small',
  version: '1.2.3',
  licence: 'MIT',
  from: '',
  hasIntegrity: true,
};
const locked = lockedPackages(lockText());

describe('the packages of the lock file', () => {
  it('are found wherever they lie, under their own names', () => {
    const text = JSON.stringify({
      packages: {
        '': { version: '0.1.0' },
        'node_modules/@a/b': { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' },
        'node_modules/c/node_modules/d': { name: 'e', version: '2.0.0', resolved: 'git+ssh://x' },
      },
    });
    expect(lockedPackages(text)).toEqual([
      { name: '@a/b', version: '1.0.0', licence: 'MIT', from: '', hasIntegrity: true },
      { name: 'e', version: '2.0.0', licence: '', from: 'git+ssh://x', hasIntegrity: false },
    ]);
  });
});

describe('where packages come from', () => {
  it.each(['^1.2.3', '1.x', 'latest', 'git+https://example.org/a.git'])(
    '%s is no version',
    (of) => {
      const asked = askedVersions(JSON.stringify({ devDependencies: { a: of } }));
      expect(originProblems(asked, [])).toHaveLength(1);
    },
  );

  it('is the registry, with integrity', () => {
    expect(originProblems([['small', '1.2.3']], [small])).toEqual([]);
    const elsewhere = { ...small, from: 'https://example.org/small.tgz' };
    expect(originProblems([], [elsewhere])).toHaveLength(1);
    expect(originProblems([], [{ ...small, hasIntegrity: false }])).toHaveLength(1);
  });
});

describe('licences', () => {
  it('are all on the list', () => {
    expect(licenceProblems(locked)).toEqual([]);
  });

  it.each([
    ['AGPL-3.0-only', 'small@1.2.3 is under AGPL-3.0-only, which is not listed'],
    ['LGPL', 'small@1.2.3 is under LGPL, which is not listed'],
    ['', 'small@1.2.3 names no licence'],
  ])('%j is told of', (licence, problem) => {
    expect(licenceProblems([...locked, { ...small, licence }])).toEqual([problem]);
  });

  it('that nothing is under leave the list', () => {
    const problems = licenceProblems(locked.filter(({ name }) => name !== 'aac'));
    expect(problems).toEqual(['LGPL is listed, and no package is under it']);
  });
});

describe('advisories', () => {
  const advisory = {
    id: 'GHSA-1',
    package: 'small',
    versions: '<1.3.0',
    severity: 'high',
    title: 'Breaks',
    url: 'https://example.org/GHSA-1',
  } as const;
  const file = (accepted: AdvisoriesFile['accepted']): AdvisoriesFile => ({
    asked: null,
    advisories: [advisory],
    accepted,
  });
  const accepted = file([{ id: 'GHSA-1', reason: 'What breaks is never called here.' }]);

  it('stop a version that they concern', () => {
    expect(advisoryProblems(file([]), [small])).toEqual([
      'small@1.2.3: GHSA-1 (high) Breaks; https://example.org/GHSA-1',
    ]);
    expect(advisoryProblems(file([]), [{ ...small, version: '1.3.0-beta.1' }])).toHaveLength(1);
    expect(advisoryProblems(file([]), [{ ...small, version: '1.3.0' }])).toEqual([]);
    expect(advisoryProblems(file([]), [{ ...small, name: 'other' }])).toEqual([]);
  });

  it('that are accepted stop nothing, for as long as they concern something', () => {
    expect(advisoryProblems(accepted, [small])).toEqual([]);
    expect(advisoryProblems(accepted, [])).toHaveLength(1);
  });

  it('of the file that is kept are fixed or accepted', () => {
    expect(advisoryProblems(readAdvisories(), locked)).toEqual([]);
  });
});

describe('what npm audit writes', () => {
  const via = {
    name: 'small',
    title: 'Breaks',
    url: 'https://github.com/advisories/GHSA-1',
    severity: 'high',
    range: '<1.3.0',
  };

  it('is each advisory once', () => {
    const vulnerabilities = { small: { via: [via] }, large: { via: ['small', via] } };
    expect(advisoriesOf(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual([
      {
        id: 'GHSA-1',
        package: 'small',
        versions: '<1.3.0',
        severity: 'high',
        title: 'Breaks',
        url: via.url,
      },
    ]);
  });

  it.each(['', '{"message":"405 Method Not Allowed","statusCode":405}'])(
    '%j is no answer',
    (text) => {
      expect(advisoriesOf(text)).toBeUndefined();
    },
  );
});
