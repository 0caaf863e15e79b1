/** Whether she is reminded, and where she is reached. */
export interface KeepsReminders {
  /** What becomes of the question for permission; before the app is opened. */
  allows(answer: 'granted' | 'denied'): Promise<void>;
  opens(): Promise<void>;
  turns(isOn: boolean): Promise<void>;
  choosesHour(hour: number): Promise<void>;
  isOn(): Promise<boolean>;
  /** The platforms of her devices, as the server knows them. */
  devices(): Promise<readonly string[]>;
  hour(): Promise<number>;
  /** How often she was asked for permission since the app was opened. */
  timesAsked(): Promise<number>;
  /** The kind of what she is told. */
  trouble(): Promise<string | undefined>;
}
