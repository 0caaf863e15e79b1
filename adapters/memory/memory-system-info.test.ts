import { systemInfoContract } from '../../core/ports/system-info.contract.ts';
import { MemorySystemInfo } from './memory-system-info.ts';

systemInfoContract('MemorySystemInfo', () => {
  const info = new MemorySystemInfo();
  const announce = (isOn: boolean) => {
    info.isOn = isOn;
  };
  return { info, announce, breaks: {} };
});
