import { microphonesContract } from '../../core/ports/microphones.contract.ts';
import { MemoryMicrophones } from './memory-microphones.ts';

microphonesContract('MemoryMicrophones', () => {
  const microphones = new MemoryMicrophones();
  return {
    microphones,
    say: (permission) => {
      microphones.says = permission;
    },
    plug: (inputs) => microphones.plug(inputs),
  };
});
