/** What happens to a card that does not exist; the numbers are those that Stripe uses for the same. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** Its bank wants her to confirm. */
  confirmed: '4000002500003155',
  /** Is good once, and declined at every renewal. */
  declinedLater: '4000000000000341',
} as const;

export type Outcome = 'paid' | 'declined' | 'to-confirm' | 'unknown';

export function firstPayment(number: string): Outcome {
  switch (number) {
    case CARDS.good:
    case CARDS.declinedLater:
      return 'paid';
    case CARDS.confirmed:
      return 'to-confirm';
    case CARDS.declined:
      return 'declined';
    default:
      return 'unknown';
  }
}

export const isRenewable = (number: string | null): boolean =>
  number === CARDS.good || number === CARDS.confirmed;
