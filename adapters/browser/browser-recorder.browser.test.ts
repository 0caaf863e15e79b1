import { afterEach, describe, expect, it } from 'vitest';
import { recorderContract } from '../../core/ports/recorder.contract.ts';
import type { RecorderError } from '../../core/ports/recorder.ts';
import { BrowserRecorder } from './browser-recorder.ts';

const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
let tracks: MediaStreamTrack[] = [];

const watched = async (wanted?: MediaStreamConstraints) => {
  const stream = await open(wanted);
  tracks.push(...stream.getTracks());
  return stream;
};

const begin = MediaRecorder.prototype.start;

const asBefore = () => {
  tracks = [];
  navigator.mediaDevices.getUserMedia = watched;
};

afterEach(() => {
  navigator.mediaDevices.getUserMedia = open;
  MediaRecorder.prototype.start = begin;
});

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 250));

/** What browsers say when they refuse a microphone. */
const NAMES: Readonly<Record<RecorderError['kind'], string>> = {
  'microphone-denied': 'NotAllowedError',
  'microphone-missing': 'NotFoundError',
  'microphone-busy': 'NotReadableError',
  'recording-failed': 'NotSupportedError',
};

/** What a call, a switch or a plug does is told by the track; here in its place, on the track that is really recorded. */
const happens = async (trouble: 'muted' | 'unmuted' | 'ended') => {
  const track = tracks.at(-1);
  if (trouble === 'ended') track?.stop();
  track?.dispatchEvent(new Event({ muted: 'mute', unmuted: 'unmute', ended: 'ended' }[trouble]));
  await aMoment();
};

const refuseWith = (error: Error) => {
  navigator.mediaDevices.getUserMedia = async () => {
    throw error;
  };
};

recorderContract('BrowserRecorder', () => {
  asBefore();
  return {
    recorder: new BrowserRecorder(),
    // The voice of the fake microphone, which beeps in real time.
    speak: async () => {
      await aMoment();
    },
    openMicrophones: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    refuse: (kind) => {
      navigator.mediaDevices.getUserMedia = watched;
      MediaRecorder.prototype.start = begin;
      if (kind === 'recording-failed') {
        MediaRecorder.prototype.start = () => {
          throw new DOMException('refused', NAMES[kind]);
        };
      } else if (kind) refuseWith(new DOMException('refused', NAMES[kind]));
    },
    happens,
  };
});

describe('BrowserRecorder', () => {
  it('gives a take that starts as webm does', async () => {
    asBefore();
    const recorder = new BrowserRecorder();
    await recorder.start();
    await aMoment();
    const take = await recorder.stop();
    expect(take?.mediaType).toBe('audio/webm;codecs=opus');
    expect([...(take?.bytes.subarray(0, 4) ?? [])]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  });

  it('leaves no hole in the sound where it was paused', async () => {
    asBefore();
    const recorder = new BrowserRecorder();
    await recorder.start();
    await aMoment();
    await recorder.pause();
    for (let moment = 0; moment < 6; moment += 1) await aMoment();
    await recorder.resume();
    await aMoment();
    const take = await recorder.stop();
    const bytes = take?.bytes.slice().buffer ?? new ArrayBuffer();
    const { duration } = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes);
    expect(duration).toBeGreaterThan(0.3);
    expect(duration).toBeLessThan(1.2);
  });

  it.each([
    ['SecurityError', 'microphone-denied'],
    ['OverconstrainedError', 'microphone-missing'],
    ['AbortError', 'microphone-busy'],
  ])('takes a %s for %s', async (name, kind) => {
    refuseWith(new DOMException('refused', name));
    expect(await new BrowserRecorder().start()).toMatchObject({ ok: false, error: { kind } });
  });

  it('has no microphone on a page that is not served safely', async () => {
    refuseWith(new TypeError('mediaDevices is undefined'));
    expect(await new BrowserRecorder().start()).toEqual({
      ok: false,
      error: { kind: 'microphone-missing' },
    });
  });

  it('throws what no browser is known to refuse with', async () => {
    refuseWith(new DOMException('odd', 'DataError'));
    await expect(new BrowserRecorder().start()).rejects.toThrow('odd');
  });
});
