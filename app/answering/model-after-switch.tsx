import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Switch } from '../design/switch.tsx';
import type { QuestionPart } from './answering-view.ts';

export const ModelAfterSwitch = observer(function ModelAfterSwitch({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  const { modelAfter } = player;
  return (
    <Switch
      label={t('modelAfter')}
      hint={t('modelAfterHint')}
      on={modelAfter.isOn}
      onChange={modelAfter.turn}
    />
  );
});
