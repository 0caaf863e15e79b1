import type { BrowserFault } from '../uses-microphone.ts';

/** What the browser was asked for underneath the app; kept in the page as `captures`. */
export interface NotedCaptures {
  readonly wishes: Readonly<Record<string, unknown>>[];
  readonly tracks: MediaStreamTrack[];
  readonly mimeTypes: string[];
  /** How many times as loud each take was made before it was recorded. */
  readonly gains: number[];
  readonly locks: WakeLockSentinel[];
}

/** Runs in the page before the app does. */
export function noteCaptures(): void {
  const captures: NotedCaptures = {
    wishes: [],
    tracks: [],
    mimeTypes: [],
    gains: [],
    locks: [],
  };
  Object.assign(globalThis, { captures, dataLayer: [] });
  const { mediaDevices, wakeLock } = navigator;
  // Neither is there on a page that is not served safely.
  if (!mediaDevices || !wakeLock) return;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    captures.wishes.push({ ...Object(wanted?.audio) });
    const stream = await open(wanted);
    captures.tracks.push(...stream.getTracks());
    return stream;
  };
  const amplified = new Map<MediaStream, number>();
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    if (this instanceof GainNode && to[0] instanceof MediaStreamAudioDestinationNode) {
      amplified.set(to[0].stream, this.gain.value);
    }
    return Reflect.apply(connect, this, to);
  };
  const { start } = MediaRecorder.prototype;
  MediaRecorder.prototype.start = function (this: MediaRecorder, timeslice?: number) {
    captures.mimeTypes.push(this.mimeType);
    captures.gains.push(amplified.get(this.stream) ?? 1);
    start.call(this, timeslice);
  };
  const request = wakeLock.request.bind(wakeLock);
  wakeLock.request = async (type) => {
    const sentinel = await request(type);
    captures.locks.push(sentinel);
    return sentinel;
  };
}

/** Runs in the page: from now on, or once, the browser behaves as some in the field do. */
export function misbehave(fault: BrowserFault): void {
  const { mediaDevices, wakeLock } = navigator;
  const recorder = MediaRecorder.prototype;
  const { start } = recorder;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  const failsOnce = (name: string) => {
    mediaDevices.getUserMedia = async () => {
      mediaDevices.getUserMedia = open;
      throw new DOMException('Simulated', name);
    };
  };
  switch (fault) {
    case 'busy-once':
      return failsOnce('NotReadableError');
    case 'fails-once':
      recorder.start = () => {
        recorder.start = start;
        throw new DOMException('Simulated', 'UnknownError');
      };
      return;
    case 'stale-device':
      mediaDevices.getUserMedia = async (wanted) => {
        const { deviceId } = Object(wanted?.audio);
        const stream = await open(wanted);
        if (deviceId === undefined) return stream;
        for (const track of stream.getTracks()) track.stop();
        throw new DOMException('Simulated', 'OverconstrainedError');
      };
      return;
    case 'one-chunk':
      recorder.start = function (this: MediaRecorder) {
        start.call(this);
      };
      return;
    case 'no-data-once':
      recorder.start = function (this: MediaRecorder, timeslice?: number) {
        recorder.start = start;
        const size = Object.getOwnPropertyDescriptor(Blob.prototype, 'size');
        Object.defineProperty(Blob.prototype, 'size', { configurable: true, get: () => 0 });
        this.addEventListener('stop', () => {
          if (size) Object.defineProperty(Blob.prototype, 'size', size);
        });
        start.call(this, timeslice);
      };
      return;
    case 'starts-late': {
      // Listened for from now on: it may come before a slow browser has opened the microphone.
      const comesRound = new Promise<unknown>((resolve) => {
        addEventListener('oz:microphone', resolve, { once: true });
      });
      recorder.start = function (this: MediaRecorder, timeslice?: number) {
        void comesRound.then(() => start.call(this, timeslice));
      };
      return;
    }
    case 'refuses-wake-lock':
      wakeLock.request = async () => {
        throw new DOMException('Simulated', 'NotAllowedError');
      };
  }
}

/** Runs in the page: these microphones are listed; an empty name stands for one that may not be told yet. */
export function plugIn(names: readonly string[]): void {
  const { mediaDevices } = navigator;
  mediaDevices.enumerateDevices = async () =>
    names.map((name) => {
      const device = { deviceId: name, groupId: '', kind: 'audioinput' as const, label: name };
      return { ...device, toJSON: () => device };
    });
  mediaDevices.dispatchEvent(new Event('devicechange'));
}
