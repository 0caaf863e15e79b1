import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PROMPT_LANGUAGES } from '../../core/domain/lesson/prompt.ts';
import { ACCOUNT, bookPath } from '../../core/navigation/paths.ts';
import type { BooksView } from '../books/books-screen.tsx';
import { ChoiceList } from '../design/choice-list.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import type { PromptLanguagePresenter } from '../prompts/prompt-language-presenter.ts';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';

export type PromptLanguageScreenProps = {
  readonly view: Pick<PromptLanguagePresenter, 'language' | 'choose'>;
  readonly books: Pick<BooksView, 'state'>;
};

/** In which language she is asked, and where there is a choice. */
export const PromptLanguageScreen = observer(function PromptLanguageScreen({
  view,
  books,
}: PromptLanguageScreenProps) {
  const { t } = useTranslation(['account', 'common']);
  const onBack = useBack(ACCOUNT);
  const language = useLanguage();
  const title = t('account:promptLanguage.title');
  useArrival(title);
  return (
    <Page
      data-step={books.state.step}
      header={<TopBar title={title} back={{ label: t('common:back'), onBack }} />}
    >
      <Stack gap={8}>
        <Stack gap={3}>
          {language === 'en' && <p>{t('account:promptLanguage.noEnglish')}</p>}
          <ChoiceList
            label={title}
            showLabel={false}
            value={view.language}
            onValue={view.choose}
            choices={PROMPT_LANGUAGES.map((value) => ({
              value,
              label: t(`account:promptLanguage.${value}`),
              hint: t(`account:promptLanguage.${value}Hint`),
            }))}
          />
        </Stack>
        <Section
          title={t('account:promptLanguage.books')}
          description={t('account:promptLanguage.booksHint')}
        >
          <KoreanBooks books={books} />
        </Section>
      </Stack>
    </Page>
  );
});

const KoreanBooks = observer(function KoreanBooks({
  books,
}: Pick<PromptLanguageScreenProps, 'books'>) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const path = usePath();
  const { state } = books;
  switch (state.step) {
    case 'loading':
      return (
        <Loading label={t('loading')}>
          <Skeleton shape="block" height="8rem" />
        </Loading>
      );
    case 'failed':
      return <ErrorNotice tone="warning" kind={state.error.kind} />;
    case 'shown':
      return (
        <List>
          {state.content
            .filter(({ promptLanguages }) => promptLanguages.includes('ko'))
            .map((book) => (
              <ListRow key={book.id} title={book.title[language]} to={path(bookPath(book.id))} />
            ))}
        </List>
      );
  }
});
