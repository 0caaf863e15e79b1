import { afterEach, describe, expect, it } from 'vitest';
import { microphonesContract } from '../../core/ports/microphones.contract.ts';
import type { MicrophoneInput } from '../../core/ports/microphones.ts';
import { BrowserMicrophones } from './browser-microphones.ts';

const media = navigator.mediaDevices;
const list = media.enumerateDevices.bind(media);
const own = navigator.permissions;
const query = own.query.bind(own);

afterEach(() => {
  media.enumerateDevices = list;
  own.query = query;
  Reflect.deleteProperty(navigator, 'permissions');
});

const listed = (kind: MediaDeviceKind, { id, name }: MicrophoneInput): MediaDeviceInfo => {
  const device = { kind, deviceId: id, label: name, groupId: '' };
  return { ...device, toJSON: () => device };
};

const lists = (inputs: readonly MicrophoneInput[], kind: MediaDeviceKind = 'audioinput') => {
  media.enumerateDevices = async () => inputs.map((input) => listed(kind, input));
  media.dispatchEvent(new Event('devicechange'));
};

microphonesContract('BrowserMicrophones', () => ({
  microphones: new BrowserMicrophones(),
  // The browser under test grants by itself, and its fake microphones cannot be unplugged.
  say: (permission) => {
    if (permission === undefined) {
      Object.defineProperty(navigator, 'permissions', { configurable: true, value: undefined });
      return;
    }
    own.query = async () => Object.assign(new EventTarget(), { ...PLAIN, state: permission });
  },
  plug: lists,
}));

const PLAIN = { name: 'microphone', onchange: null } as const;

describe('BrowserMicrophones', () => {
  it('asks where a browser knows of permissions, but not of this one', async () => {
    own.query = async () => {
      throw new TypeError('not a valid value for enumeration PermissionName');
    };
    expect(await new BrowserMicrophones().permission()).toBe('prompt');
  });

  it('lists a standard device once, and no camera', async () => {
    lists([
      { id: 'default', name: 'Default - Desk' },
      { id: 'desk', name: 'Desk' },
    ]);
    expect(await new BrowserMicrophones().inputs()).toEqual([{ id: 'desk', name: 'Desk' }]);
    lists([{ id: 'cam', name: 'Camera' }], 'videoinput');
    expect(await new BrowserMicrophones().inputs()).toEqual([]);
  });

  it('hears what the platform really says', async () => {
    expect(['granted', 'prompt', 'denied']).toContain(await new BrowserMicrophones().permission());
    expect(Array.isArray(await new BrowserMicrophones().inputs())).toBe(true);
  });
});
