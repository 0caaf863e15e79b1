import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Switch } from '../design/switch.tsx';
import type { QuestionPart } from './answering-view.ts';

export const AnswerKeysSwitch = observer(function AnswerKeysSwitch({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  const { keys } = player;
  return (
    <Switch
      label={t('keys.switch')}
      hint={t('keys.switchHint')}
      on={keys.isOn}
      onChange={keys.turn}
    />
  );
});
