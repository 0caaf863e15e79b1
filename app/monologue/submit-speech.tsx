import { useTranslation } from 'react-i18next';
import { isForAnotherDay } from '../../core/domain/monologue/monologue.ts';
import { SPEECHES } from '../../core/navigation/paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { usePath } from '../shell/use-path.ts';

type SubmitSpeechProps = {
  readonly kind?: 'primary' | 'secondary';
  /** Why it could not be submitted just now. */
  readonly error: { readonly kind: string } | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
};

/** Submits a speech; where none can be any more today, leads to where it waits. */
export function SubmitSpeech({ kind = 'primary', error, isBusy, onSubmit }: SubmitSpeechProps) {
  const { t } = useTranslation('monologue');
  const path = usePath();
  if (isForAnotherDay(error)) return <ButtonLink to={path(SPEECHES)}>{t('toSpeeches')}</ButtonLink>;
  return (
    <Button kind={kind} busy={isBusy} onClick={onSubmit}>
      {t(error ? 'submitAgain' : 'submit')}
    </Button>
  );
}
