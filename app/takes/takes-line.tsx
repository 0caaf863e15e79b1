import { useTranslation } from 'react-i18next';
import { ACCOUNT_TAKES } from '../account/account-paths.ts';
import { ClockIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { usePath } from '../shell/use-path.ts';

/** A quiet line at home: something of hers has not arrived yet. */
export function TakesLine({ count }: { readonly count: number }) {
  const { t } = useTranslation('takes');
  const path = usePath();
  return (
    <List>
      <ListRow
        to={path(ACCOUNT_TAKES)}
        title={t('line', { count })}
        description={t('lineHint')}
        leading={<ClockIcon size={22} />}
      />
    </List>
  );
}
