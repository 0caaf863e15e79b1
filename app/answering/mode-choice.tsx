import { useTranslation } from 'react-i18next';
import type { Mode } from '../../core/verbal-composition/record.ts';
import { ChoiceList } from '../design/choice-list.tsx';
import { MODES } from './answer-state.ts';

type ModeChoiceProps = {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
};

export function ModeChoice({ mode: chosen, onMode }: ModeChoiceProps) {
  const { t } = useTranslation('lesson-player');
  return (
    <ChoiceList
      label={t('modeLabel')}
      choices={MODES.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}.name`),
        hint: t(`mode.${mode}.hint`),
      }))}
      value={chosen}
      onValue={onMode}
    />
  );
}
