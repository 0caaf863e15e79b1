import { useTranslation } from 'react-i18next';
import { formatDate } from '../../core/shared/dates.ts';
import type { Passkey } from '../../core/ports/passkeys-api.ts';
import { IconButton } from '../design/icon-button.tsx';
import { KeyIcon, PencilIcon, TrashIcon } from '../design/icons.tsx';
import { ListRow } from '../design/list.tsx';
import { useLanguage } from '../shell/use-path.ts';

type PasskeyRowProps = {
  readonly passkey: Passkey;
  readonly busy: boolean;
  readonly onName: () => void;
  readonly onRemove: () => void;
};

/** One passkey: what it is called, and when it was added and used. */
export function PasskeyRow({ passkey, busy, onName, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('security');
  const name = passkey.name ?? t('passkeys.unnamed');
  const language = useLanguage();
  const when = (at: string) => formatDate(new Date(at), language);
  const used =
    passkey.usedAt === undefined
      ? t('passkeys.unused')
      : t('passkeys.used', { when: when(passkey.usedAt) });
  return (
    <ListRow
      title={<h3>{name}</h3>}
      leading={<KeyIcon size={22} />}
      description={
        <span role="status">
          {busy ? (
            t('passkeys.changing')
          ) : (
            <>
              {t('passkeys.added', { when: when(passkey.addedAt) })}
              <br />
              {used}
            </>
          )}
        </span>
      }
      trailing={
        <>
          <IconButton
            label={t('passkeys.renameOne', { name })}
            icon={<PencilIcon size={20} />}
            busy={busy}
            onClick={onName}
          />
          <IconButton
            label={t('passkeys.removeOne', { name })}
            icon={<TrashIcon size={20} />}
            busy={busy}
            onClick={onRemove}
          />
        </>
      }
    />
  );
}
