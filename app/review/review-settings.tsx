import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AnswerKeysSwitch } from '../answering/answer-keys-switch.tsx';
import { ModeChoice } from '../answering/mode-choice.tsx';
import { ModelAfterSwitch } from '../answering/model-after-switch.tsx';
import { PromptLanguageChoice } from '../answering/prompt-language-choice.tsx';
import { PromptStyleChoice } from '../answering/prompt-style-choice.tsx';
import { SettingsSheet } from '../answering/settings-sheet.tsx';
import type { ReviewPart } from './review-player-view.ts';

/** How reviews are practised: as lessons are. */
export const ReviewSettings = observer(function ReviewSettings({ view }: ReviewPart) {
  const { t } = useTranslation('lesson-player');
  return (
    <SettingsSheet player={view.player} now={[t(`mode.${view.mode}.name`)]}>
      {() => (
        <>
          <ModeChoice mode={view.mode} onMode={view.chooseMode} />
          <PromptLanguageChoice player={view.player} />
          <PromptStyleChoice player={view.player} />
          <ModelAfterSwitch player={view.player} />
          <AnswerKeysSwitch player={view.player} />
        </>
      )}
    </SettingsSheet>
  );
});
