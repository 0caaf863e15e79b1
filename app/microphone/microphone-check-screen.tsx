import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { SelectField } from '../design/select-field.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { CheckNotice } from './check-notice.tsx';
import { HeardVoice } from './heard-voice.tsx';
import { TryVoice } from './try-voice.tsx';
import type { MicrophoneCheckPart } from './microphone-check-view.ts';

export const MicrophoneCheckScreen = observer(function MicrophoneCheckScreen({
  view,
}: MicrophoneCheckPart) {
  const { t } = useTranslation(['microphone', 'common']);
  const onBack = useBack(ACCOUNT);
  useArrival(t('microphone:title'));
  return (
    <Page
      data-step={view.state.step}
      header={<TopBar title={t('microphone:title')} back={{ label: t('common:back'), onBack }} />}
    >
      <Stack gap={8}>
        <InputChoice view={view} />
        <Section title={t('microphone:try')} description={t('microphone:tryHint')}>
          <Stack gap={5}>
            <TryVoice view={view} />
            <CheckNotice view={view} />
            <HeardVoice view={view} />
          </Stack>
        </Section>
      </Stack>
    </Page>
  );
});

const InputChoice = observer(function InputChoice({ view }: MicrophoneCheckPart) {
  const { t } = useTranslation('microphone');
  const { inputs, chosen, isChosenMissing } = view;
  const isListed = chosen === '' || inputs.some(({ id }) => id === chosen);
  const options = [
    { value: '', label: t('standard') },
    ...inputs.map(({ id, name }, index) => ({
      value: id,
      label: name === '' ? t('numbered', { number: index + 1 }) : name,
    })),
    ...(isListed ? [] : [{ value: chosen, label: t('chosenBefore') }]),
  ];
  return (
    <SelectField
      label={t('input')}
      hint={isChosenMissing ? t('missing') : inputs.length === 0 ? t('unlisted') : undefined}
      options={options}
      value={chosen}
      onValue={view.choose}
    />
  );
});
