import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { THEMES } from '../../core/domain/appearance/theme.ts';
import { Section } from '../design/section.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import type { ThemePresenter } from './theme-presenter.ts';

export type ThemeView = Pick<ThemePresenter, 'theme' | 'choose'>;

/** Light, dark or as the device has it. */
export const ThemeChoice = observer(function ThemeChoice({ view }: { readonly view: ThemeView }) {
  const { t } = useTranslation('account');
  return (
    <Section title={t('theme.title')}>
      <SegmentedControl
        label={t('theme.title')}
        segments={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        value={view.theme}
        onValue={view.choose}
      />
    </Section>
  );
});
