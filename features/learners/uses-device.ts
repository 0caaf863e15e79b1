import type { NativeApp } from '../../core/navigation/native-app.ts';
import type { Language } from '../../core/shared/language.ts';

/** Her phone or computer. */
export interface UsesDevice {
  /** She has the app from the store, or meets its forms in another app; before anything else she does. */
  usesApp(wrapper: NativeApp, isEmbedded?: boolean): Promise<void>;
  /** Her browser calls itself so; before anything else she does. */
  usesBrowser(userAgent: string): Promise<void>;
  sizesWindow(width: number, height: number): Promise<void>;
  prefersLanguage(language: Language): Promise<void>;
  /** Until all of the app is there without a network. */
  keepsApp(): Promise<void>;
  /** What an earlier visit or another page has left: a cookie or an item of the local storage. */
  remembers(where: 'cookie' | 'storage', key: string, value: string): Promise<void>;
  /** What the app keeps on the device under this key. */
  kept(key: string): Promise<string | undefined>;
  goesOffline(): Promise<void>;
  goesOnline(): Promise<void>;
  /** What is sent is on its way until the network flows again. */
  networkStalls(isStalled: boolean): Promise<void>;
  /** She looks at something else, and comes back to the app. */
  looksAwayAndBack(): Promise<void>;
  /** Half a minute goes by. */
  waitsAWhile(): Promise<void>;
  reloads(): Promise<void>;
  goingBackDoesNothing(): Promise<void>;
  /** As she has it: scenarios run with less motion. */
  allowsMotion(): Promise<void>;
  /** Why the browser does not offer to install the app; nothing when it does. */
  whyNotInstallable(): Promise<readonly string[]>;
  /** The service worker in charge. */
  worker(): Promise<{ readonly script: string; readonly scope: string } | undefined>;
  closes(): Promise<void>;
  /** She closes the app and opens it again. */
  restarts(): Promise<void>;
  /** What the wrapper was asked for, in order, by the names of the calls. */
  bridgeCalls(): Promise<readonly string[]>;
  deniesMicrophone(): Promise<void>;
}
