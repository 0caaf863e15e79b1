import type { Contract, Plan } from '../../core/domain/contract/contract.ts';

/** The contract of a learner, and what she pays it with. */
export interface HasContract {
  /** Looks at her plans; how her contract stands there. */
  status(): Promise<Contract['kind']>;
  /** The end that she reads there, as the page writes it. */
  ends(): Promise<string>;
  /** Chooses a plan, up to the page of the provider. */
  chooses(plan: Plan): Promise<void>;
  /** Chooses a plan in the iOS app, where the App Store sells this to her; undefined: she closes its sheet. */
  choosesInStore(plan: Plan, purchase: string | undefined): Promise<void>;
  /** Her app tells the page of what she bought in the App Store. */
  isToldOfPurchase(purchase: string): Promise<void>;
  /** What she reads of it: paid, or not bought. */
  toldOfStore(): Promise<'paid' | 'not-bought'>;
  /** Gives a card there; whether she is led back. */
  pays(card: string): Promise<boolean>;
  /** Tells her bank that it is she. */
  confirms(): Promise<void>;
  /** Goes back without paying. */
  goesBack(): Promise<void>;
  /** Cancels, and means it. */
  cancels(): Promise<void>;
  /** After cancelling has failed. */
  goesOnToWrite(): Promise<void>;
  /** Where she reads that it is cancelled. */
  cancelledWhere(): Promise<'here' | 'on the device'>;
  /** How often her payments are listed at the provider as paid. */
  receipts(): Promise<number>;
}
