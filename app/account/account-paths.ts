import { ACCOUNT } from '../../core/navigation/paths.ts';

export const ACCOUNT_EMAIL = `${ACCOUNT}/email`;
export const ACCOUNT_PASSWORD = `${ACCOUNT}/password`;
export const ACCOUNT_MICROPHONE = `${ACCOUNT}/microphone`;
export const ACCOUNT_TAKES = `${ACCOUNT}/takes`;
export const ACCOUNT_DEVICES = `${ACCOUNT}/devices`;
export const ACCOUNT_SECURITY = `${ACCOUNT}/security`;
export const ACCOUNT_SECURITY_RECORD = `${ACCOUNT}/security/record`;
export const ACCOUNT_DELETE = `${ACCOUNT}/delete`;
export const ACCOUNT_SOUND = `${ACCOUNT}/sound`;
export const ACCOUNT_PROMPTS = `${ACCOUNT}/prompts`;
export const ACCOUNT_REMINDERS = `${ACCOUNT}/reminders`;
export const STUDY = '/study';
export const WEEK_PLAN = '/study/week';
export const TRENDS = '/study/trends';
