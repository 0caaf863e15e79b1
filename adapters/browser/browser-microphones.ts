import type {
  MicrophoneInput,
  MicrophonePermission,
  Microphones,
} from '../../core/ports/microphones.ts';

/** Chrome lists the standard device once more under these names. */
const ALIASES: readonly string[] = ['default', 'communications'];

export class BrowserMicrophones implements Microphones {
  async permission(): Promise<MicrophonePermission | undefined> {
    // Not there on older platforms, whatever the types say.
    const permissions: Permissions | undefined = navigator.permissions;
    if (permissions === undefined) return undefined;
    try {
      return (await permissions.query({ name: 'microphone' })).state;
    } catch {
      // It knows of permissions, but not of this one: only asking will tell.
      return 'prompt';
    }
  }

  async inputs(): Promise<readonly MicrophoneInput[]> {
    // Not there on a page that is not served safely.
    const media: MediaDevices | undefined = navigator.mediaDevices;
    const devices = (await media?.enumerateDevices()) ?? [];
    return devices
      .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
      .filter(({ deviceId }) => !ALIASES.includes(deviceId))
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
  }

  watch(changed: () => void): () => void {
    const media: MediaDevices | undefined = navigator.mediaDevices;
    const listener = () => changed();
    media?.addEventListener('devicechange', listener);
    return () => media?.removeEventListener('devicechange', listener);
  }
}
