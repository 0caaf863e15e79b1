import { join } from 'node:path';
import { packageFolder } from '../../audio/package-folder.ts';
import { readModel, type ModelFile } from '../model-file.ts';

const shipped = (file: string, sha256: string): ModelFile => ({
  path: join(
    packageFolder('@usefulsensors/moonshine-js'),
    'dist',
    'model',
    'base',
    'quantized',
    file,
  ),
  sha256,
});

const ENCODER = shipped(
  'encoder_model.onnx',
  '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
);
const DECODER = shipped(
  'decoder_model_merged.onnx',
  'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
);

export interface MoonshineFiles {
  readonly encoder: Uint8Array;
  readonly decoder: Uint8Array;
}

/** Reads the weights and checks them. */
export async function readMoonshineFiles(): Promise<MoonshineFiles> {
  const [encoder, decoder] = await Promise.all([readModel(ENCODER), readModel(DECODER)]);
  return { encoder, decoder };
}
