/** What can be the matter with the file that tells of maintenance. */
export type SystemInfoTrouble = 'unreachable' | 'not found' | 'no JSON' | 'another word';
