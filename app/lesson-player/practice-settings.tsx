import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { ChoiceList } from '../design/choice-list.tsx';
import { Dialog } from '../design/dialog.tsx';
import { SettingsIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import { Switch } from '../design/switch.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import { LevelChoice } from './level-choice.tsx';
import { PromptStyleChoice } from './prompt-style-choice.tsx';
import { MODES } from './round-state.ts';
import styles from './practice-settings.module.css';

/** How this lesson is practised, in one line that opens to all of it. */
export const PracticeSettings = observer(function PracticeSettings({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const [isOpen, setOpen] = useState(false);
  const { level } = view.progress.round;
  const now = [t(`mode.${view.mode}.name`), t(`level.${level}`)];
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <SettingsIcon size={20} />
        <span className={styles.texts}>
          <span className={styles.label}>{t('settings')}</span>
          <span className={styles.now}>{now.join(' ・ ')}</span>
        </span>
      </button>
      <Dialog
        open={isOpen}
        title={t('settings')}
        closeLabel={t('settingsClose')}
        onClose={() => setOpen(false)}
        actions={
          <Button size="l" block onClick={() => setOpen(false)}>
            {t('settingsDone')}
          </Button>
        }
      >
        <Stack gap={6}>
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
          <LevelChoice view={view} />
          <PromptStyleChoice view={view} />
          <Switch
            label={t('handsFree')}
            hint={t('handsFreeHint')}
            on={view.handsFree.isOn}
            onChange={(isOn) => {
              view.handsFree.turn(isOn);
              if (isOn) setOpen(false);
            }}
          />
        </Stack>
      </Dialog>
    </>
  );
});
