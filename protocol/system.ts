import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const SystemInfo = v.object({ is_maintenance: v.boolean() });

export const systemInfo = endpoint({
  method: 'GET',
  path: 'v1/system_info',
  summary: 'Whether the service is under maintenance',
  auth: 'none',
  reply: SystemInfo,
  refusals: [],
});

export const downloadFile = endpoint({
  method: 'GET',
  path: 'v1/download_file',
  summary:
    'A file by its path: prompts, model answers, the own takes of the learner. Honours If-None-Match.',
  auth: 'bearer',
  query: v.object({ path: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
  reply: 'bytes',
  refusals: ['audio-not-found', 'audio-being-made'],
});
