import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { GradedAnswer, Mode } from '../../core/verbal-composition/record.ts';
import { ActionBar } from '../design/action-bar.tsx';
import { Button } from '../design/button.tsx';
import { MicIcon, NextIcon } from '../design/home-icons.tsx';
import type { AnsweringPart } from './answering-view.ts';
import { RepeatMicrophone } from './repeat-microphone.tsx';
import { useFresh } from './use-fresh.ts';

type AfterVerdictProps = AnsweringPart & {
  readonly detail: GradedAnswer;
  readonly mode: Mode;
  readonly isLast: boolean;
  readonly isHandsFree: boolean;
};

const MAIN = { kind: 'primary', size: 'l' } as const;
const LESSER = { kind: 'quiet' } as const;

/** On to the next question, or the same sentence once more: what is wrong is said again first. */
export const AfterVerdict = observer(function AfterVerdict(props: AfterVerdictProps) {
  const { view, detail, mode, isLast, isHandsFree } = props;
  const { t } = useTranslation('lesson-player');
  const { repeat } = view.player;
  // The two buttons with which she judged herself stood in the same place.
  const isFresh = useFresh(detail.judged === undefined);
  if (repeat.isUnderWay) return <RepeatMicrophone player={view.player} />;
  const isToRepeat = mode === 'ai' && detail.outcome === 'wrong' && !repeat.isSaid && !isHandsFree;
  const next = (
    <Button
      key="next"
      goes
      {...(isToRepeat ? LESSER : MAIN)}
      trailingIcon={<NextIcon />}
      onClick={() => void view.next()}
    >
      {isLast ? t('finish') : t('next')}
    </Button>
  );
  if (isHandsFree) return <ActionBar>{next}</ActionBar>;
  const again = (
    <Button
      key="again"
      {...(isToRepeat ? MAIN : LESSER)}
      icon={<MicIcon size={22} />}
      onClick={() => void repeat.record()}
    >
      {t('repeat.say')}
    </Button>
  );
  return (
    <div inert={isFresh}>
      <ActionBar>{isToRepeat ? [next, again] : [again, next]}</ActionBar>
    </div>
  );
});
