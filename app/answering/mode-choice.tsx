import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../design/choice-list.tsx';
import { MODES } from './answer-state.ts';
import type { AnsweringPart } from './answering-view.ts';

export const ModeChoice = observer(function ModeChoice({ view }: AnsweringPart) {
  const { t } = useTranslation('lesson-player');
  return (
    <ChoiceList
      label={t('modeLabel')}
      choices={MODES.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}.name`),
        hint: t(`mode.${mode}.hint`),
      }))}
      value={view.mode}
      onValue={view.chooseMode}
    />
  );
});
