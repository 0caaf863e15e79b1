import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PROMPT_LANGUAGES } from '../../core/domain/lesson/prompt.ts';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { useLanguage } from '../shell/use-path.ts';
import type { QuestionPart } from './answering-view.ts';

/** For those who may want Korean; everybody finds it in the account. */
export const PromptLanguageChoice = observer(function PromptLanguageChoice({
  player,
}: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  const { choosePromptLanguage, progress } = player;
  const { chosenLanguage = 'ja', shown } = player.prompt;
  const mayWantKorean = useLanguage() === 'ko' || chosenLanguage === 'ko';
  if (!mayWantKorean || !shown) return null;
  if (progress.question?.promptKo === undefined) return <p>{t('promptLanguage.japaneseOnly')}</p>;
  return (
    <SegmentedControl
      label={t('promptLanguage.title')}
      showLabel
      hint={shown.language === 'ko' ? t('promptLanguage.silent') : undefined}
      value={chosenLanguage}
      onValue={choosePromptLanguage}
      segments={PROMPT_LANGUAGES.map((value) => ({ value, label: t(`promptLanguage.${value}`) }))}
    />
  );
});
