import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../design/card.tsx';
import { Sentence } from '../design/sentence.tsx';
import type { AnsweringPart, QuestionPart } from './answering-view.ts';
import { GradedAnswer } from './graded-answer.tsx';
import { InterruptedNotice } from './interrupted-notice.tsx';
import { Labelled } from './labelled.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SayAgainNotice } from './say-again-notice.tsx';
import { SelfJudging } from './self-judging.tsx';

type AnswerContentProps = AnsweringPart & {
  /** Once the answer is open: what she compares hers with. */
  readonly children: ReactNode;
};

/** What there is to say of her answer, at each step of it. By its key, what is open stays as it is when she has judged herself. */
export const AnswerContent = observer(function AnswerContent(props: AnswerContentProps) {
  const { view, children } = props;
  const { state } = view.player.turn;
  switch (state.step) {
    case 'say-again':
      return <SayAgainNotice transcript={state.transcript} />;
    case 'interrupted':
      return <InterruptedNotice take={state.take} />;
    case 'refused':
      return (
        <RefusalNotice error={state.error} canResend={state.canResend} loudness={state.loudness} />
      );
    case 'graded':
      return (
        <>
          <GradedAnswer view={view} detail={state.detail} />
          <Fragment key="open">{children}</Fragment>
        </>
      );
    case 'self-judging':
      return (
        <>
          <SelfJudging because={state.because} />
          <Typed player={view.player} />
          <Fragment key="open">{children}</Fragment>
        </>
      );
    case 'loading':
    case 'unavailable':
    case 'asking':
    case 'starting':
    case 'recording':
    case 'judging':
    case 'finished':
      return null;
  }
});

/** What could not be judged is still hers to compare. */
const Typed = observer(function Typed({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  const { text } = player.typed;
  if (text === '') return null;
  return (
    <Card>
      <Labelled label={t('yourAnswer')}>
        <Sentence lang="en">{text}</Sentence>
      </Labelled>
    </Card>
  );
});
