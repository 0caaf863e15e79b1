import { useTranslation } from 'react-i18next';
import { isUnclear, type MarkedWord } from '../design/word-marks.tsx';

/** What is read aloud in place of a marked word. */
export function useDescribeWord(): (word: MarkedWord) => string {
  const { t } = useTranslation('lesson-player');
  return (word) => {
    const { mark, expected = '', said = '' } = word;
    if (isUnclear(word)) return t('unclearWord', { expected });
    switch (mark) {
      case 'right':
        return expected;
      case 'missing':
        return t('missingWord', { expected });
      case 'extra':
        return t('extraWord', { said });
      case 'replaced':
        return t('replacedWord', { said, expected });
    }
  };
}
