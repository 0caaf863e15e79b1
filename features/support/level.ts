export const LEVELS = ['core', 'api', 'web', 'native'] as const;
export type LevelName = (typeof LEVELS)[number];

/** What a run needs to know; `url` is a running Oz, undefined starts one. */
export interface Level {
  readonly name: LevelName;
  readonly url: string | undefined;
}

const isLevelName = (text: string): text is LevelName =>
  (LEVELS as readonly string[]).includes(text);

export function parseLevel(name: string, url: string | undefined): Level {
  if (!isLevelName(name)) throw new Error(`"${name}" is no level; there are ${LEVELS.join(', ')}`);
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new Error(`"${url}" is not an address that starts with http:// or https://`);
  }
  if (url !== undefined && name === 'core')
    throw new Error('The core level has no server: no --url');
  return { name, url };
}

/** The runner hands the level over in the environment, because cucumber loads the steps itself. */
export const LEVEL_VARIABLE = 'OZ_SCENARIO_LEVEL';
export const URL_VARIABLE = 'OZ_SCENARIO_URL';

export const chosenLevel = (): Level =>
  parseLevel(process.env[LEVEL_VARIABLE] ?? 'core', process.env[URL_VARIABLE]);
