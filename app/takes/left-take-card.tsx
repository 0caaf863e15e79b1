import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDuration } from '../../core/shared/dates.ts';
import { lessonPath } from '../../core/navigation/paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { CheckCircleIcon } from '../design/home-icons.tsx';
import { IconButton } from '../design/icon-button.tsx';
import { ClockIcon, InfoIcon, OfflineIcon, RetryIcon, TrashIcon } from '../design/icons.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import { Tag } from '../design/tag.tsx';
import { usePrompt } from '../prompts/prompt-in-use.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';
import type { LeftTake, Standing } from './takes-presenter.ts';
import type { TakesView } from './takes-view.ts';
import styles from './takes-screen.module.css';

type LeftTakeCardProps = {
  readonly view: TakesView;
  readonly left: LeftTake;
  readonly number: number;
};

/** One take: what was asked, when she said it, where it stands, and what she can do about it. */
export const LeftTakeCard = observer(function LeftTakeCard(props: LeftTakeCardProps) {
  const { view, left, number } = props;
  const { take, standing } = left;
  const { t } = useTranslation('takes');
  const language = useLanguage();
  const path = usePath();
  const prompt = usePrompt()(take);
  const { answerId, refusal } = take;
  const isPlaying = view.playing === answerId;
  const facts = [
    take.lessonTitle[language],
    formatDateTime(new Date(take.startedAt), language),
    formatDuration(take.take.durationMs),
  ];
  return (
    <li className={styles.take} data-standing={standing}>
      <div>
        <StandingTag standing={standing} />
      </div>
      <div>
        <Sentence lang={prompt.language}>{prompt.text}</Sentence>
        <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' ・ ')}</p>
      </div>
      {standing === 'refused' && refusal && (
        <p className={styles.reason}>{t(`refusal.${refusal}`)}</p>
      )}
      {standing === 'interrupted' && <p className={styles.reason}>{t('interrupted')}</p>}
      {!take.isSafe && standing !== 'sent' && <p className={styles.reason}>{t('notSafe')}</p>}
      {standing !== 'sent' && (
        <div className={styles.actions}>
          <PlayButton
            state={isPlaying ? 'playing' : 'idle'}
            label={t(isPlaying ? 'stop' : 'play', { number })}
            onPress={() => (isPlaying ? view.stopPlaying() : void view.play(answerId))}
          />
          <Button
            kind="secondary"
            size="s"
            busy={standing === 'sending'}
            onClick={() => void view.send(answerId)}
          >
            {t(standing === 'refused' || standing === 'interrupted' ? SEND[standing] : 'sendNow')}
          </Button>
          {standing === 'interrupted' && (
            <ButtonLink kind="quiet" size="s" to={path(lessonPath(take.round.lessonId))}>
              {t('sayAgain')}
            </ButtonLink>
          )}
          <IconButton
            label={t('delete', { number })}
            icon={<TrashIcon size={22} />}
            onClick={() => view.askToDelete(answerId)}
          />
        </div>
      )}
    </li>
  );
});

const ICONS = {
  interrupted: InfoIcon,
  waiting: ClockIcon,
  'no-network': OfflineIcon,
  sending: RetryIcon,
  sent: CheckCircleIcon,
  refused: InfoIcon,
} as const;

/** Where it is not simply sent. */
const SEND = { refused: 'sendAgain', interrupted: 'sendInterrupted' } as const;

function StandingTag({ standing }: { readonly standing: Standing }) {
  const { t } = useTranslation('takes');
  const Icon = ICONS[standing];
  const tone = standing === 'sent' ? 'brand' : standing in SEND ? 'warning' : 'plain';
  return (
    <Tag tone={tone} icon={<Icon size={16} />}>
      {t(`standing.${standing}`)}
    </Tag>
  );
}
