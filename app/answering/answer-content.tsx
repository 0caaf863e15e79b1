import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AnsweringPart } from './answering-view.ts';
import { GradedAnswer } from './graded-answer.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SayAgainNotice } from './say-again-notice.tsx';
import { SelfJudging } from './self-judging.tsx';

type AnswerContentProps = AnsweringPart & {
  /** Once the answer is open: what she compares hers with. */
  readonly children: ReactNode;
};

/** What there is to say of her answer, at each step of it. */
export const AnswerContent = observer(function AnswerContent(props: AnswerContentProps) {
  const { view, children } = props;
  const { state } = view;
  switch (state.step) {
    case 'say-again':
      return <SayAgainNotice transcript={state.transcript} />;
    case 'refused':
      return <RefusalNotice error={state.error} canResend={state.canResend} />;
    case 'graded':
      return (
        <>
          <GradedAnswer view={view} detail={state.detail} />
          {children}
        </>
      );
    case 'self-judging':
      return (
        <>
          <SelfJudging because={state.because} />
          {children}
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
