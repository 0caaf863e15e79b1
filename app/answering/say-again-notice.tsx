import { useTranslation } from 'react-i18next';
import { Notice } from '../design/notice.tsx';
import { Sentence } from '../design/sentence.tsx';

/** Only what was heard: the words it was compared with would give the answer away. */
export function SayAgainNotice({ transcript }: { readonly transcript: string }) {
  const { t } = useTranslation('lesson-player');
  return (
    <Notice title={t('sayAgainTitle')}>
      <p>{t('sayAgainHint')}</p>
      <Sentence lang="en" size="s">
        {transcript}
      </Sentence>
    </Notice>
  );
}
