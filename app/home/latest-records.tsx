import { useTranslation } from 'react-i18next';
import { RECORDS } from '../../core/navigation/paths.ts';
import type { RecordSummary } from '../../core/verbal-composition/record.ts';
import { ButtonLink } from '../design/button.tsx';
import { List } from '../design/list.tsx';
import { Section } from '../design/section.tsx';
import { RecordRow } from '../record/record-row.tsx';
import { usePath } from '../shell/use-path.ts';

const SHOWN = 5;

export function LatestRecords({ records }: { readonly records: readonly RecordSummary[] }) {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <Section
      title={t('records')}
      action={
        <ButtonLink kind="quiet" size="s" to={path(RECORDS)}>
          {t('allRecords')}
        </ButtonLink>
      }
    >
      <List>
        {records.slice(0, SHOWN).map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </List>
    </Section>
  );
}
