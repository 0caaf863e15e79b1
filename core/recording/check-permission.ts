import type { NativeApp } from '../navigation/native-app.ts';
import type { MicrophonePermission, Microphones } from '../ports/microphones.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { Preferences } from '../ports/preferences.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { LearnerData } from '../sign-in/forget-learner.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import { type Agent, permissionSource } from './platform.ts';

/** Where it is noted that the permission was looked up once, on systems too old to tell. */
export const PERMISSION_MARKER_KEY = 'microphoneChecked';

/** Where the last answer is noted for one learner. */
export const permissionKey = (learnerId: string): string => `microphonePermission:${learnerId}`;

export const notedPermissionsIn = (preferences: Pick<Preferences, 'remove'>): LearnerData => ({
  forget: async (learnerId) => preferences.remove(permissionKey(learnerId)),
});

export interface PermissionParts {
  readonly microphones: Microphones;
  readonly bridge: NativeBridge;
  readonly wrapper: NativeApp | undefined;
  readonly agent: Agent;
  readonly preferences: Preferences;
  readonly sessions: SessionStore;
}

/** Finds out whether the app may record, without asking the learner. */
export class CheckPermission {
  readonly #parts: PermissionParts;

  constructor(parts: PermissionParts) {
    this.#parts = parts;
  }

  get isInWrapper(): boolean {
    return this.#parts.wrapper !== undefined;
  }

  async execute(): Promise<MicrophonePermission> {
    const { wrapper, agent, microphones } = this.#parts;
    if (wrapper === undefined && permissionSource(agent) === 'marker') return this.#byMarker();
    const permission =
      wrapper === undefined
        ? ((await microphones.permission()) ?? 'denied')
        : await this.#byBridge();
    this.#note(permission);
    return permission;
  }

  /** The bridge answers within its own second, or refuses as silent. */
  async #byBridge(): Promise<MicrophonePermission> {
    const reply = await this.#parts.bridge.call('microphone_permission', null);
    return reply.ok && reply.value ? 'granted' : 'prompt';
  }

  #byMarker(): MicrophonePermission {
    const { preferences } = this.#parts;
    if (preferences.read(PERMISSION_MARKER_KEY) !== undefined) return 'denied';
    preferences.write(PERMISSION_MARKER_KEY, 'yes');
    return 'prompt';
  }

  #note(permission: MicrophonePermission): void {
    const { preferences, sessions } = this.#parts;
    const learnerId = learnerOf(sessions);
    if (learnerId !== undefined) preferences.write(permissionKey(learnerId), permission);
  }
}
