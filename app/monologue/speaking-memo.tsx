import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { EyeIcon, EyeOffIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import { useLanguage } from '../shell/use-path.ts';
import { MemoText } from './memo-text.tsx';
import { ThemePicture } from './theme-picture.tsx';
import type { SpeechPresenter } from './speech-presenter.ts';

type SpeakingMemoProps = {
  readonly view: Pick<SpeechPresenter, 'material' | 'memo' | 'theme' | 'showsMemo' | 'toggleMemo'>;
};

/** What she has before her while she speaks: the theme, and her notes if she wants them. */
export const SpeakingMemo = observer(function SpeakingMemo({ view }: SpeakingMemoProps) {
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const { material, memo, showsMemo } = view;
  const hasMemo = Object.values(memo).some((part) => part !== '');
  return (
    <Stack gap={4}>
      {material?.picture && <ThemePicture picture={material.picture} />}
      <Card tone="brand">
        <p>{material ? material.about[language] : view.theme}</p>
      </Card>
      {hasMemo && (
        <>
          {showsMemo && <MemoText memo={memo} />}
          <div>
            <Button
              kind="quiet"
              size="s"
              icon={showsMemo ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
              onClick={view.toggleMemo}
            >
              {t(showsMemo ? 'hideMemo' : 'showMemo')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
});
