import { useTranslation } from 'react-i18next';
import type { Monologue } from '../../core/monologue/monologue.ts';
import { materialPath } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { usePath } from '../shell/use-path.ts';

/** On the same theme. */
export function SpeakAgain({ monologue }: { readonly monologue: Monologue }) {
  const { t } = useTranslation('monologue');
  const path = usePath();
  return (
    <ButtonLink block to={path(materialPath(monologue.materialId))}>
      {t('correction.speakAgain')}
    </ButtonLink>
  );
}
