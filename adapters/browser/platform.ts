import type { Agent } from '../../core/recording/platform.ts';

export const isSafari = ({ userAgent }: Pick<Agent, 'userAgent'>): boolean =>
  /AppleWebKit/.test(userAgent) && !/Chrome|Chromium|Edg|OPR|Android/.test(userAgent);
