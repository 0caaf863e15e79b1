/**
 * Who may import whom: the table of docs/walkthrough.md, in a form that can be checked.
 * The first room whose pattern fits a file is its room.
 */
export interface Room {
  /** As the table calls it. */
  readonly name: string;
  readonly files: RegExp;
  /** Files of this project it may import, as paths from the root. */
  readonly may: readonly RegExp[];
  /** Files of which it may take types only. */
  readonly mayTypes?: readonly RegExp[];
  /** Packages; undefined allows any. */
  readonly packages: readonly string[] | undefined;
}

const REACT = ['react', 'react-dom', 'react-router', 'react-i18next', 'i18next', 'mobx-react-lite'];

const adapter = (folder: string, packages: readonly string[]): Room => ({
  name: `adapters/${folder}`,
  files: new RegExp(`^adapters/${folder}/`),
  may: [/^core\//, /^protocol\//, new RegExp(`^adapters/${folder}/`)],
  packages,
});

export const ROOMS: readonly Room[] = [
  {
    name: 'tests',
    files: /\.(test|contract|fixture)\.tsx?$|\/(fixtures|test-databases)\b/,
    may: [/^/],
    packages: undefined,
  },
  { name: 'core', files: /^core\//, may: [/^core\//], packages: [] },
  { name: 'language', files: /^language\//, may: [/^language\//], packages: [] },
  { name: 'protocol', files: /^protocol\//, may: [/^protocol\//], packages: ['valibot'] },
  adapter('browser', ['@simplewebauthn/browser', 'uuid']),
  adapter('dexie', ['dexie']),
  adapter('http', ['ky', 'valibot']),
  {
    ...adapter('language', []),
    may: [/^core\//, /^language\//, /^adapters\/language\//],
  },
  adapter('memory', []),
  adapter('native', ['valibot']),
  adapter('sentry', ['@sentry/browser']),
  adapter('service-worker', []),
  {
    name: 'app design',
    files: /^app\/design\//,
    may: [/^app\/design\//],
    packages: REACT,
  },
  {
    name: 'app presenters',
    files: /^app\/.*-(presenter|state)\.ts$/,
    may: [/^core\//, /^app\/.*-(presenter|state)\.ts$/],
    packages: ['mobx'],
  },
  {
    name: 'app gallery',
    files: /^app\/gallery\//,
    may: [/^app\//, /^core\//],
    packages: [...REACT, 'mobx'],
  },
  {
    name: 'app: the one drawing of waves',
    files: /^app\/microphone\/draw-wave\.ts$/,
    may: [],
    packages: ['wavesurfer.js'],
  },
  {
    name: 'app screens',
    files: /^app\//,
    may: [/^app\//, /^core\/(domain|navigation|shared)\//],
    mayTypes: [/^core\//],
    packages: REACT,
  },
  {
    name: 'composition',
    files: /^composition\//,
    may: [/^(adapters|app|composition|core|protocol)\//],
    packages: undefined,
  },
  {
    name: 'features: steps talk to a learner and know nothing else',
    files: /^features\/steps\//,
    may: [/^features\/(steps|support)\//],
    mayTypes: [/^core\//],
    packages: ['@cucumber/cucumber', 'node:assert'],
  },
  {
    name: 'features: the page learner knows only the page and its words',
    files: /^features\/learners\/page\//,
    may: [/^features\/(learners|support)\//, /^app\/i18n\//],
    mayTypes: [/^core\//],
    packages: ['playwright', 'node:assert', 'node:crypto', 'node:timers'],
  },
  {
    name: 'features',
    files: /^features\//,
    may: [
      /^(features|composition|core)\//,
      /^adapters\//,
      /^app\/.*-presenter\.ts$/,
      /^app\/i18n\//,
      /^server\//,
      /^scripts\/set-up\//,
    ],
    packages: undefined,
  },
  {
    name: 'server',
    files: /^server\//,
    may: [/^(server|protocol|language|core\/(domain|shared))\//],
    packages: undefined,
  },
  { name: 'scripts', files: /^scripts\/|^[^/]+$/, may: [/^/], packages: undefined },
];
