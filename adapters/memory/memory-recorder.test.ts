import { recorderContract } from '../../core/ports/recorder.contract.ts';
import { MemoryRecorder } from './memory-recorder.ts';

recorderContract('MemoryRecorder', () => {
  const recorder = new MemoryRecorder();
  return {
    recorder,
    speak: () => recorder.hear('hello'),
    openMicrophones: () => recorder.openMicrophones,
    refuse: (kind) => recorder.refuse(kind && { kind }),
    happens: (trouble) => recorder.happens(trouble),
  };
});
