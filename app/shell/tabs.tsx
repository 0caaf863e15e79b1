import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { splitLanguage, tabOf } from '../../core/navigation/paths.ts';
import { TABS } from '../../core/navigation/tabs.ts';
import { BottomBar } from '../design/bottom-bar.tsx';
import { BooksIcon, HomeIcon, SpeakIcon } from '../design/home-icons.tsx';
import { usePath } from './use-path.ts';

const ICONS = { home: <HomeIcon />, compose: <BooksIcon />, speak: <SpeakIcon /> };

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
      tabs={TABS.map((one) => ({
        to: path(one.path),
        label: t(`tab.${one.tab}`),
        icon: ICONS[one.tab],
        current: current === one.tab,
      }))}
    />
  );
}

/** Whether the bar is there, so that the content leaves room for it. */
export function useHasTabs(): boolean {
  const { pathname } = useLocation();
  return tabOf(splitLanguage(pathname).rest) !== undefined;
}
