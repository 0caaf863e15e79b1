import { useTranslation } from 'react-i18next';
import { formatDate } from '../../core/shared/dates.ts';
import type { Passkey } from '../../core/ports/passkeys-api.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { Stack } from '../design/stack.tsx';
import { useLanguage } from '../shell/use-path.ts';

type PasskeyCardProps = {
  readonly passkey: Passkey;
  readonly busy: boolean;
  readonly onName: () => void;
  readonly onRemove: () => void;
};

/** One passkey: what it is called, and when it was added and used. */
export function PasskeyCard({ passkey, busy, onName, onRemove }: PasskeyCardProps) {
  const { t } = useTranslation('security');
  const name = passkey.name ?? t('passkeys.unnamed');
  const language = useLanguage();
  const when = (at: string) => formatDate(new Date(at), language);
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={1}>
          <h3>{name}</h3>
          <p>{t('passkeys.added', { when: when(passkey.addedAt) })}</p>
          <p>
            {passkey.usedAt === undefined
              ? t('passkeys.unused')
              : t('passkeys.used', { when: when(passkey.usedAt) })}
          </p>
        </Stack>
        <Button
          kind="secondary"
          size="s"
          aria-label={t('passkeys.renameOne', { name })}
          onClick={onName}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          kind="quiet"
          size="s"
          busy={busy}
          aria-label={busy ? undefined : t('passkeys.removeOne', { name })}
          onClick={onRemove}
        >
          {t(busy ? 'passkeys.changing' : 'passkeys.remove')}
        </Button>
      </Stack>
    </Card>
  );
}
