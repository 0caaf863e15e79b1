import { useTranslation } from 'react-i18next';
import type { Tomorrow } from '../../core/verbal-composition/tomorrow.ts';
import { CalendarIcon } from '../design/home-icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { useLanguage } from '../shell/use-path.ts';

/** What to do on the next day; a quiet line, for today is done. */
export function TomorrowLine({ tomorrow }: { readonly tomorrow: Tomorrow }) {
  const { t } = useTranslation('record');
  const language = useLanguage();
  const count = tomorrow.kind === 'review' ? tomorrow.count : undefined;
  return (
    <div data-tomorrow={tomorrow.kind} data-count={count}>
      <List>
        <ListRow leading={<CalendarIcon size={24} />} title={title()} description={hint()} />
      </List>
    </div>
  );

  function title(): string {
    switch (tomorrow.kind) {
      case 'review':
        return t('dueTomorrow', { count: tomorrow.count });
      case 'next-lesson':
        return t('tomorrow.next-lesson', { lesson: tomorrow.lesson.title[language] });
      default:
        return t(`tomorrow.${tomorrow.kind}`);
    }
  }

  function hint(): string {
    const isOfWrong = tomorrow.kind === 'review' && tomorrow.hasWrong;
    return t(`tomorrowHint.${isOfWrong ? 'review-wrong' : tomorrow.kind}`);
  }
}
