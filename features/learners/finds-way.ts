import type { ErrorKind } from '../../core/errors/error-kind.ts';
import type { Tab } from '../../core/navigation/paths.ts';
import type { Language } from '../../core/shared/language.ts';

export interface TabsLayout {
  readonly window: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly columns: number;
  /** How much room the content leaves at the bottom of the window. */
  readonly reserved: number;
}

export interface FindsWay {
  opens(address: string): Promise<void>;
  /** Follows a link inside the app, so that there is a way back. */
  goesOnTo(address: string): Promise<void>;
  goesBack(): Promise<void>;
  /** How many places going back would lead through. */
  placesBehind(): Promise<number>;
  opensWithoutWaiting(address: string): Promise<void>;
  /** Until what was opened without waiting has come to rest. */
  settles(): Promise<void>;
  /** The language of the page. */
  language(): Promise<Language>;
  /** Keys that are drawn because there are no words for them. */
  textsWithoutWords(): Promise<readonly string[]>;
  maintenanceSays(): Promise<string>;
  /** What she is told about where she is led. */
  goingTo(): Promise<string | undefined>;
  /** What a failed page offers, in order. */
  waysOn(): Promise<readonly ('home' | 'reload')[]>;
  colours(): Promise<{ readonly primary: string; readonly achieved: string }>;
  /** Into the first field of the screen. */
  types(text: string): Promise<void>;
  /** A bug in the screen comes to light. */
  breaks(): Promise<void>;
  /** Where she is: the address without its origin. */
  address(): Promise<string>;
  /** Nothing is drawn at this moment; what is on its way is not waited for. */
  isBlank(): Promise<boolean>;
  /** Nothing but a placeholder is drawn at this moment. */
  isPlaceholder(): Promise<boolean>;
  /** A name of what is drawn, such as `login`, `home`, `books`, `not-found`, `maintenance`. */
  screen(): Promise<string>;
  litTab(): Promise<Tab | undefined>;
  /** The tabs at the bottom with what they lead to, in order. */
  tabs(): Promise<readonly { readonly label: string; readonly to: string }[]>;
  /** Where the tabs lie in the window, in CSS pixels. */
  tabsLie(): Promise<TabsLayout>;
  complaint(): Promise<ErrorKind | undefined>;
  asksForBooks(): Promise<void>;
  asksForFiveThings(): Promise<void>;
  isMaintenance(): Promise<boolean>;
  /** Whether this text is before her. */
  reads(text: string): Promise<boolean>;
  /** Where the app led her outside of it. */
  ledOutside(): Promise<string | undefined>;
}
