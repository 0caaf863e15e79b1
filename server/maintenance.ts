import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** On while a file named `maintenance` is in the data folder, so that it begins and ends without a restart. */
export const maintenanceOf =
  (dataFolder: string, isAlways: boolean): (() => boolean) =>
  () =>
    isAlways || existsSync(join(dataFolder, 'maintenance'));
