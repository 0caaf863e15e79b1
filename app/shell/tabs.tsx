import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { BOOKS, HOME, MATERIALS, splitLanguage, tabOf } from '../../core/navigation/paths.ts';
import { BottomBar } from '../design/bottom-bar.tsx';
import { BooksIcon, HomeIcon, SpeakIcon } from '../design/home-icons.tsx';
import { usePath } from './use-path.ts';

/** The bottom bar, on the paths that have one. */
export function Tabs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const path = usePath();
  const current = tabOf(splitLanguage(pathname).rest);
  if (!current) return null;
  return (
    <BottomBar
      label={t('tabs')}
      tabs={[
        { to: path(HOME), label: t('tab.home'), icon: <HomeIcon />, current: current === 'home' },
        {
          to: path(BOOKS),
          label: t('tab.compose'),
          icon: <BooksIcon />,
          current: current === 'compose',
        },
        {
          to: path(`${MATERIALS}?tab=materials`),
          label: t('tab.speak'),
          icon: <SpeakIcon />,
          current: current === 'speak',
        },
      ]}
    />
  );
}

/** Whether the bar is there, so that the content leaves room for it. */
export function useHasTabs(): boolean {
  const { pathname } = useLocation();
  return tabOf(splitLanguage(pathname).rest) !== undefined;
}
