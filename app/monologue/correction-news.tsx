import { useTranslation } from 'react-i18next';
import { correctionPath, materialPath } from '../../core/navigation/paths.ts';
import type { KeptSpeech } from '../../core/ports/speech-store.ts';
import { LinkCard } from '../design/card.tsx';
import { MicIcon } from '../design/home-icons.tsx';
import { ClockIcon, PencilIcon } from '../design/icons.tsx';
import { usePath } from '../shell/use-path.ts';
import { unreadPath, type LatestSpeech } from './unread-path.ts';

type CorrectionNewsProps = {
  readonly status: LatestSpeech | undefined;
  /** Recordings on this device that she has not submitted. */
  readonly left: readonly KeptSpeech[];
};

/** What waits for her before she speaks again. */
export function CorrectionNews({ status, left }: CorrectionNewsProps) {
  const { t } = useTranslation('monologue');
  const path = usePath();
  const [oldest] = left;
  return (
    <>
      {oldest && (
        <LinkCard
          to={path(`${materialPath(oldest.materialId)}?recording=${oldest.id}`)}
          tone="brand"
          headingLevel={2}
          title={t('left', { count: left.length })}
          description={t('leftHint')}
          leading={<MicIcon size={26} />}
        />
      )}
      {status?.state === 'submitted' && status.id !== undefined && (
        <LinkCard
          to={path(correctionPath(status.id))}
          headingLevel={2}
          title={t('waiting')}
          leading={<ClockIcon size={26} />}
        />
      )}
      {status !== undefined && status.unread > 0 && (
        <LinkCard
          to={path(unreadPath(status))}
          tone="achieved"
          headingLevel={2}
          title={t('unread', { count: status.unread })}
          description={t('unreadHint')}
          leading={<PencilIcon size={26} />}
        />
      )}
    </>
  );
}
