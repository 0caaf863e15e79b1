import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import type { SoundEffect } from '../../core/ports/effect-player.ts';
import { Card } from '../design/card.tsx';
import { List, ListRow } from '../design/list.tsx';
import { PlayIcon } from '../design/icons.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { Switch } from '../design/switch.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import type { SoundPresenter } from './sound-presenter.ts';

export type SoundView = Pick<SoundPresenter, 'isOn' | 'turn' | 'hear'>;

/** In the order of a lesson. */
const EFFECTS: readonly SoundEffect[] = ['start', 'stop', 'correct', 'wrong', 'finished', 'streak'];

export const SoundScreen = observer(function SoundScreen({ view }: { readonly view: SoundView }) {
  const { t } = useTranslation(['account', 'common']);
  const onBack = useBack(ACCOUNT);
  useArrival(t('account:soundSettings.title'));
  return (
    <Page
      data-step="shown"
      header={
        <TopBar
          title={t('account:soundSettings.title')}
          back={{ label: t('common:back'), onBack }}
        />
      }
    >
      <Stack gap={8}>
        <Card>
          <Switch
            label={t('account:soundSettings.effects')}
            hint={t('account:soundSettings.effectsHint')}
            on={view.isOn}
            onChange={view.turn}
          />
        </Card>
        <Section
          title={t('account:soundSettings.hear')}
          description={t('account:soundSettings.hearHint')}
        >
          <List>
            {EFFECTS.map((effect) => (
              <ListRow
                key={effect}
                title={
                  effect === 'correct' || effect === 'wrong'
                    ? t(`common:outcome.${effect}`)
                    : t(`account:soundSettings.${effect}`)
                }
                leading={<PlayIcon size={22} />}
                onPress={() => view.hear(effect)}
              />
            ))}
          </List>
        </Section>
      </Stack>
    </Page>
  );
});
