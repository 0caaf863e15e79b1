import { InferenceSession } from 'onnxruntime-node';

/**
 * Loads a network. Its threads sleep while they wait for work: by default they spin, which wins nothing on an idle
 * machine, and where three processes share two processors makes each take 1.6 times as long.
 */
export const loadNetwork = (model: Uint8Array, threads: number): Promise<InferenceSession> =>
  InferenceSession.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
