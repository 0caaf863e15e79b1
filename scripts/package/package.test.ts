// Why: a tool or a test that is deployed can be reached by who gets in, and what is missing stops the server.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockOf, type Lock } from './lock-of-packages.ts';
import { manifestOf } from './manifest-of-package.ts';
import { reachedFrom, readManifest, whatRuns } from './what-runs.ts';

const ROOT = join(import.meta.dirname, '../..');
const manifest = readManifest(ROOT);
const { files, packages } = whatRuns(ROOT);
const whole: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

/** What is built into the app. */
const app = reachedFrom(ROOT, [
  'composition/roots/web.ts',
  'composition/metadata.ts',
  'adapters/service-worker/sw.ts',
]);

describe('what runs', () => {
  it('has the server with its processes, the content and the commands of an operator', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'server/main.ts',
        'server/speech/engine-process.ts',
        'server/speech/first-pass-process.ts',
        'server/proofreading/proofreading-process.ts',
        'server/voice/voice-process.ts',
        'content/survey.yaml',
        'language/link-grammar/english/4.0.dict',
        'scripts/run.mjs',
        'scripts/export-security.ts',
      ]),
    );
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('has every program that the server starts', () => {
    const processes = globSync('server/**/*-process.ts', { cwd: ROOT });
    expect(processes.length).toBeGreaterThan(3);
    expect(files).toEqual(expect.arrayContaining(processes));
  });

  it('has no tests, no scenarios and no tools', () => {
    const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
    expect(code.length).toBeGreaterThan(500);
    expect(
      code.filter((file) =>
        /\.(test|contract|fixture|states)\.|\/fixtures\/|^features\/|test-(server|databases)|^server\/.*\/measure-|\/bench/.test(
          file,
        ),
      ),
    ).toEqual([]);
    const rooms = new Set(
      files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]),
    );
    expect(rooms).toEqual(
      new Set(['content', 'core', 'language', 'protocol', 'scripts', 'server']),
    );
    expect(files.filter((file) => file.startsWith('content/blind'))).toEqual([]);
  });
});

describe('package.json', () => {
  it('has all that runs among its dependencies', () => {
    const needed = [...new Set([...packages, ...app.packages])];
    expect(needed.filter((name) => !(name in manifest.dependencies))).toEqual([]);
  });

  it('has nothing among them that does not run', () => {
    const imported = [...packages, ...app.packages];
    const dependencies = Object.fromEntries(imported.map((name) => [name, '']));
    const peers = Object.values(lockOf(whole, { dependencies }).packages).flatMap(
      ({ peerDependencies }) => Object.keys(peerDependencies ?? {}),
    );
    const running = new Set([...imported, ...peers]);
    expect(Object.keys(manifest.dependencies).filter((name) => !running.has(name))).toEqual([]);
  });
});

describe('the packages that are installed where it runs', () => {
  const project = manifestOf(manifest, packages);
  const lock = lockOf(whole, project);
  const names = new Set(
    Object.keys(lock.packages).map((place) => place.replace(/^.*node_modules\//, '')),
  );

  it('are all that the server imports', () => {
    expect(packages.length).toBeGreaterThan(30);
    expect(packages.filter((name) => !names.has(name))).toEqual([]);
  });

  it('are none of development, and none that is in the built app alone', () => {
    const ofApp = app.packages.filter((name) => !packages.includes(name));
    expect(ofApp).toContain('react');
    expect(ofApp.filter((name) => names.has(name))).toEqual([]);
    const tools = ['vitest', 'vite', 'typescript', 'playwright', '@cucumber/cucumber', 'oxlint'];
    expect(Object.keys(manifest.devDependencies)).toEqual(expect.arrayContaining(tools));
    expect(tools.filter((name) => names.has(name))).toEqual([]);
    expect(Object.values(lock.packages).filter((entry) => 'dev' in entry)).toEqual([]);
  });

  it('are locked as they are for who develops', () => {
    for (const [place, entry] of Object.entries(lock.packages))
      if (place !== '') expect(entry).toBe(whole.packages[place]);
  });

  it('start Oz by a command that builds nothing', () => {
    expect(project).toMatchObject({ scripts: { start: 'node scripts/run.mjs server/main.ts' } });
    expect(project).not.toHaveProperty('devDependencies');
  });
});
