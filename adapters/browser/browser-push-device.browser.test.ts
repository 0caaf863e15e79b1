import { afterEach, beforeEach, describe } from 'vitest';
import { pushDeviceContract } from '../../core/ports/push-device.contract.ts';
import { BrowserPushDevice } from './browser-push-device.ts';

/** A browser without a push service never answers, so what lies underneath is played here. */
describe('in a browser', () => {
  const { requestPermission } = Notification;
  const permission = Object.getOwnPropertyDescriptor(Notification, 'permission');
  const own = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker');
  let asked = 0;

  beforeEach(() => {
    asked = 0;
  });

  afterEach(() => {
    Notification.requestPermission = requestPermission;
    if (permission) Object.defineProperty(Notification, 'permission', permission);
    if (own) Object.defineProperty(navigator, 'serviceWorker', own);
    else Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  pushDeviceContract('BrowserPushDevice', async () => {
    let subscription: object | null = null;
    const pushManager = {
      getSubscription: async () => subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        const endpoint = `https://push.oz.example/${applicationServerKey.length}`;
        const options = { applicationServerKey: applicationServerKey.buffer };
        subscription = { options, toJSON: () => ({ endpoint, keys: {} }) };
        return subscription;
      },
    };
    const registration = { pushManager };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    });
    return {
      device: new BrowserPushDevice(),
      timesAsked: () => asked,
      allows: (answer) => {
        Notification.requestPermission = async () => {
          asked += 1;
          const value = answer;
          Object.defineProperty(Notification, 'permission', { configurable: true, value });
          return answer;
        };
      },
    };
  });
});
