import { join } from 'node:path';
import { EmbeddedSynthesizer } from './embedded-synthesizer.ts';
import { speechSynthesizerContract } from './speech-synthesizer.contract.ts';

const dataFolder = join(import.meta.dirname, '..', '..', '.cache', 'models');

speechSynthesizerContract('EmbeddedSynthesizer', () => new EmbeddedSynthesizer({ dataFolder }));
