import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import { ActionBar } from '../design/action-bar.tsx';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { CheckIcon } from '../design/home-icons.tsx';
import { Sentence } from '../design/sentence.tsx';
import { Stack } from '../design/stack.tsx';
import type { AnsweringPart } from './answering-view.ts';
import { OwnAnswer } from './own-answer.tsx';

type UnlistedProps = AnsweringPart & {
  readonly detail: GradedAnswer & { readonly audio?: string | undefined };
};

/** What is on no list is shown as it was said, without a mark; she says whether it counts. */
export const Unlisted = observer(function Unlisted({ view, detail }: UnlistedProps) {
  const { t } = useTranslation('lesson-player');
  const isOpen = detail.isOwnWord !== true;
  return (
    <Card>
      <Stack gap={3}>
        <OwnAnswer player={view.player} audio={detail.audio}>
          <Sentence lang="en">{detail.transcript}</Sentence>
        </OwnAnswer>
        {isOpen && <p>{t('unlistedAsk')}</p>}
        <ActionBar>
          {(isOpen || detail.outcome === 'correct') && (
            <Button kind="secondary" onClick={() => void view.settle('wrong')}>
              {t('settle.wrong')}
            </Button>
          )}
          {(isOpen || detail.outcome === 'wrong') && (
            <Button
              kind="secondary"
              icon={<CheckIcon size={20} />}
              onClick={() => void view.settle('correct')}
            >
              {t('settle.correct')}
            </Button>
          )}
        </ActionBar>
      </Stack>
    </Card>
  );
});
