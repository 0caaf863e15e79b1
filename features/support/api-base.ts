import { apiBase } from '../../core/settings/api-base.ts';

export const baseWhenUnnamed = apiBase();
