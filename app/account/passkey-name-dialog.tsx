import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '../../core/ports/passkeys-api.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextField } from '../design/text-field.tsx';

const LONGEST_NAME = 60;

type PasskeyNameDialogProps = {
  /** Undefined while none is to be named. */
  readonly passkey: Passkey | undefined;
  readonly onName: (id: string, name: string) => void;
  readonly onClose: () => void;
};

/** By its name she knows later on which device it is. */
export function PasskeyNameDialog({ passkey, onName, onClose }: PasskeyNameDialogProps) {
  const { t } = useTranslation('security');
  const form = useId();
  return (
    <Dialog
      open={passkey !== undefined}
      title={t('passkeys.nameTitle')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} block>
            {t('passkeys.saveName')}
          </Button>
          <Button kind="quiet" block onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {passkey && (
        <NameForm
          id={form}
          passkey={passkey}
          onName={(name) => {
            onName(passkey.id, name);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

type NameFormProps = {
  readonly id: string;
  readonly passkey: Passkey;
  readonly onName: (name: string) => void;
};

function NameForm({ id, passkey, onName }: NameFormProps) {
  const { t } = useTranslation('security');
  const [name, setName] = useState(passkey.name ?? '');
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onName(name.trim());
      }}
    >
      <TextField
        label={t('passkeys.name')}
        name="passkey-name"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        enterKeyHint="done"
        required
        value={name}
        onValue={setName}
      />
    </form>
  );
}
