import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AnswerKeysSwitch } from '../answering/answer-keys-switch.tsx';
import { ModeChoice } from '../answering/mode-choice.tsx';
import { ModelAfterSwitch } from '../answering/model-after-switch.tsx';
import { PromptLanguageChoice } from '../answering/prompt-language-choice.tsx';
import { PromptStyleChoice } from '../answering/prompt-style-choice.tsx';
import { SettingsSheet } from '../answering/settings-sheet.tsx';
import { Switch } from '../design/switch.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import { LevelChoice } from './level-choice.tsx';

/** How this lesson is practised. */
export const PracticeSettings = observer(function PracticeSettings({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const { level, mode } = view.progress.round;
  return (
    <SettingsSheet player={view.player} now={[t(`mode.${mode}.name`), t(`level.${level}`)]}>
      {(close) => (
        <>
          <ModeChoice mode={mode} onMode={view.chooseMode} />
          <LevelChoice view={view} />
          <PromptLanguageChoice player={view.player} />
          <PromptStyleChoice player={view.player} />
          <ModelAfterSwitch player={view.player} />
          <Switch
            label={t('handsFree')}
            hint={t(view.player.prompt.isSilent ? 'handsFreeReadHint' : 'handsFreeHint')}
            on={view.handsFree.isOn}
            onChange={(isOn) => {
              view.handsFree.turn(isOn);
              if (isOn) close();
            }}
          />
          <AnswerKeysSwitch player={view.player} />
        </>
      )}
    </SettingsSheet>
  );
});
