import type { Insertable, Selectable } from 'kysely';
import type { NewLearner, StoredLearner } from '../../accounts/learners.ts';
import type { Database } from '../../database/schema.ts';

export const rowOfLearner = (learner: NewLearner): Insertable<Database['learners']> => ({
  id: learner.id,
  email: learner.email?.toLowerCase() ?? null,
  password_hash: learner.passwordHash ?? null,
  created_at: learner.createdAt,
  is_guest: learner.isGuest ?? false,
  email_confirmed_at: learner.emailConfirmedAt ?? null,
  language: learner.language ?? 'ja',
  survey: JSON.stringify(learner.survey ?? []),
  surveyed_at: learner.surveyedAt ?? null,
  placement: learner.placement ? JSON.stringify(learner.placement) : null,
  ...purchaseColumns(learner),
});

const purchaseColumns = (learner: NewLearner) => ({
  apple_transaction_id: learner.appleTransactionId ?? null,
  purchase_signed_at: learner.purchaseShown?.signedAt ?? null,
  purchase_shown_at: learner.purchaseShown?.shownAt ?? null,
  purchase_signs_in: learner.purchaseSignsIn ?? true,
});

export const asLearner = (
  row: Selectable<Database['learners']> | undefined,
): StoredLearner | undefined =>
  row && {
    id: row.id,
    email: row.email ?? undefined,
    passwordHash: row.password_hash ?? undefined,
    createdAt: row.created_at,
    isGuest: row.is_guest,
    emailConfirmedAt: row.email_confirmed_at ?? undefined,
    language: row.language,
    survey: row.survey,
    surveyedAt: row.surveyed_at ?? undefined,
    placement: row.placement ?? undefined,
    appleTransactionId: row.apple_transaction_id ?? undefined,
    purchaseShown:
      row.purchase_signed_at && row.purchase_shown_at
        ? { signedAt: row.purchase_signed_at, shownAt: row.purchase_shown_at }
        : undefined,
    purchaseSignsIn: row.purchase_signs_in,
  };
