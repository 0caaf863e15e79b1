import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../design/segmented-control.tsx';
import type { QuestionPart } from './answering-view.ts';
import { PROMPT_STYLES } from './answer-state.ts';

export const PromptStyleChoice = observer(function PromptStyleChoice({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  if (player.prompt.shown?.language === 'ko') return null;
  return (
    <SegmentedControl
      label={t('promptStyle')}
      showLabel
      value={player.promptStyle}
      onValue={player.choosePromptStyle}
      segments={PROMPT_STYLES.map((value) => ({
        value,
        label: t(`style.${value}`),
      }))}
    />
  );
});
