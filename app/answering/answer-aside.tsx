import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Stack } from '../design/stack.tsx';
import { useIsWide } from '../design/use-is-wide.ts';
import { AnswerContent } from './answer-content.tsx';
import type { AnsweringPart } from './answering-view.ts';
import { KeyCard } from './key-card.tsx';
import { useAnswerShown } from './use-answer-shown.ts';

const BEFORE: readonly string[] = ['asking', 'starting', 'recording', 'judging'];

type AnswerAsideProps = AnsweringPart & {
  /** Once the answer is open: what she compares hers with. */
  readonly children: ReactNode;
};

/** Beside the question, or below it: what there is to say of her answer. */
export const AnswerAside = observer(function AnswerAside({ view, children }: AnswerAsideProps) {
  const isWide = useIsWide();
  const { state, isAnswerOpen } = view.player.turn;
  const isBefore = BEFORE.includes(state.step);
  const { isShown } = useAnswerShown(view.player);
  return (
    <Stack gap={3}>
      {(isShown || !isAnswerOpen) && <AnswerContent view={view}>{children}</AnswerContent>}
      {isWide && isBefore && <KeyCard player={view.player} />}
    </Stack>
  );
});
