import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryLog } from '../../adapters/memory/memory-log.ts';
import { MemoryMicrophones } from '../../adapters/memory/memory-microphones.ts';
import { MemoryNativeBridge } from '../../adapters/memory/memory-native-bridge.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { MemoryWakeLock } from '../../adapters/memory/memory-wake-lock.ts';
import type { NativeApp } from '../navigation/native-app.ts';
import type { Occurrence } from '../ports/analytics.ts';
import { CheckPermission } from './check-permission.ts';
import type { Recording } from './recording.ts';
import { StartRecording } from './start-recording.ts';

const DESKTOP = { userAgent: '', maxTouchPoints: 0 };

/** Everything around a recording, on a desktop computer unless told otherwise. */
export function recordingStage(given: {
  recorder?: MemoryRecorder;
  wakeLock?: MemoryWakeLock;
  clock?: MemoryClock;
  preferences?: MemoryPreferences;
  agent?: typeof DESKTOP;
  wrapper?: NativeApp;
}) {
  const clock = given.clock ?? new MemoryClock();
  const counted: Occurrence[] = [];
  const parts = {
    clock,
    recorder: given.recorder ?? new MemoryRecorder(),
    wakeLock: given.wakeLock ?? new MemoryWakeLock(),
    preferences: given.preferences ?? new MemoryPreferences(),
    agent: given.agent ?? DESKTOP,
    wrapper: given.wrapper,
    microphones: new MemoryMicrophones(),
    counted,
    count: (occurrence: Occurrence) => void counted.push(occurrence),
    log: new MemoryLog(),
    bridge: new MemoryNativeBridge(clock),
    sessions: new MemorySessionStore(new Map()),
  };
  const permission = new CheckPermission(parts);
  const startRecording = new StartRecording({ ...parts, permission });
  const begin = async (): Promise<Recording> => {
    const started = await startRecording.execute();
    if (!started.ok) throw new Error(`It did not begin: ${started.error.kind}`);
    return started.value;
  };
  return { ...parts, permission, startRecording, begin };
}
