// Screenshots without a Japanese font would show boxes.
import { spawnSync } from 'node:child_process';

export function ensureJapaneseFont(installWithApt) {
  if (process.platform !== 'linux') return;
  const { stdout } = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' });
  if (stdout?.trim()) return;
  if (!installWithApt(['fonts-noto-cjk', 'fontconfig'])) {
    console.log('There is no Japanese font here: screenshots will show boxes in its place.');
  }
}
