import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '../../core/review/review.ts';
import { Button } from '../design/button.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { usePrompt } from '../prompts/prompt-in-use.ts';
import styles from './review-items.module.css';
import { useReviewDay } from './use-review-day.ts';

const FIRST = 10;

type ReviewItemsProps = {
  readonly items: readonly ReviewItem[];
  readonly today: string;
  readonly onRemove: (questionId: string, isRemoved: boolean) => Promise<void>;
};

/** What is not known well yet, what is remembered, and what she wants to be asked no more. */
export function ReviewItems({ items, today, onRemove }: ReviewItemsProps) {
  const { t } = useTranslation('review');
  const promptOf = usePrompt();
  const kept = items.filter(({ isRemoved }) => !isRemoved);
  const removed = items.filter(({ isRemoved }) => isRemoved);
  return (
    <Stack gap={8}>
      {(['shaky', 'remembered'] as const).map((name) => (
        <KeptItems
          key={name}
          name={name}
          items={kept.filter(({ isRemembered }) => isRemembered === (name === 'remembered'))}
          today={today}
          onRemove={onRemove}
        />
      ))}
      {removed.length > 0 && (
        <Section title={t('removed')}>
          <List>
            {removed.map(({ question }) => (
              <ListRow
                key={question.id}
                title={promptOf(question).text}
                titleLang={promptOf(question).language}
                trailing={
                  <Button
                    kind="quiet"
                    size="s"
                    hang="end"
                    aria-label={t('putBackWhich', { prompt: promptOf(question).text })}
                    onClick={() => void onRemove(question.id, false)}
                  >
                    {t('putBack')}
                  </Button>
                }
              />
            ))}
          </List>
        </Section>
      )}
    </Stack>
  );
}

type KeptItemsProps = ReviewItemsProps & { readonly name: 'shaky' | 'remembered' };

function KeptItems({ name, items, today, onRemove }: KeptItemsProps) {
  const { t } = useTranslation('review');
  const promptOf = usePrompt();
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, FIRST);
  return (
    <Section title={t(name)} description={t(`${name}Hint`)}>
      <List>
        {shown.map((item) => (
          <ListRow
            key={item.question.id}
            title={promptOf(item.question).text}
            titleLang={promptOf(item.question).language}
            description={<Facts item={item} today={today} />}
            trailing={
              <Button
                kind="quiet"
                size="s"
                hang="end"
                aria-label={t('remove', { prompt: promptOf(item.question).text })}
                onClick={() => void onRemove(item.question.id, true)}
              >
                {t('takeOut')}
              </Button>
            }
          />
        ))}
      </List>
      {shown.length < items.length && (
        <Button kind="quiet" block onClick={() => setWhole(true)}>
          {t('showAll', { count: items.length })}
        </Button>
      )}
    </Section>
  );
}

function Facts({ item, today }: { readonly item: ReviewItem; readonly today: string }) {
  const { t } = useTranslation('review');
  const dayOf = useReviewDay(today);
  return (
    <span className={styles.facts}>
      <span lang="en">{item.question.answers[0]}</span>
      <span className={styles.when} data-due={item.dueOn <= today && !item.isUnsent}>
        {item.isUnsent ? t('answeredHere') : t('comesOn', { date: dayOf(item.dueOn) })}
        {item.wrongCount > 0 && <span>{t('wrongCount', { count: item.wrongCount })}</span>}
      </span>
    </span>
  );
}
