import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mode } from '../../core/verbal-composition/record.ts';
import { MicIcon, UserIcon } from '../design/home-icons.tsx';
import { KeyboardIcon } from '../design/icons.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { MODES } from './answer-state.ts';

type ModeChoiceProps = {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
};

const ICONS: Readonly<Record<Mode, ReactNode>> = {
  ai: <MicIcon />,
  self: <UserIcon />,
  typing: <KeyboardIcon />,
};

export function ModeChoice({ mode: chosen, onMode }: ModeChoiceProps) {
  const { t } = useTranslation('lesson-player');
  return (
    <SegmentedControl
      label={t('modeLabel')}
      showLabel
      hint={t(`mode.${chosen}.hint`)}
      segments={MODES.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}.name`),
        icon: ICONS[mode],
      }))}
      value={chosen}
      onValue={onMode}
    />
  );
}
