import { useTranslation } from 'react-i18next';
import type { Language } from '../../core/shared/language.ts';
import { Fold } from '../design/fold.tsx';
import { useLanguage } from '../shell/use-path.ts';
import { blocksOf, runsOf, type Block } from './answer-lines.ts';
import { briefly } from './brief-answer.ts';
import styles from './answer-text.module.css';

type AnswerTextProps = { readonly text: string; readonly language: Language };

/** What any teacher wrote: only text, with each language marked as such. The answer first, its reasons for who asks. */
export function AnswerText({ text, language }: AnswerTextProps) {
  const { t } = useTranslation('teacher');
  const { first, rest } = briefly(blocksOf(text));
  return (
    <div className={styles.answer} lang={language}>
      <Blocks blocks={first} language={language} />
      {rest.length > 0 && (
        <Fold label={<Here>{t('more')}</Here>} isParted>
          <div className={styles.answer}>
            <Blocks blocks={rest} language={language} />
          </div>
        </Fold>
      )}
    </div>
  );
}

/** In the language of the interface, whatever that of the answer is. */
function Here({ children }: { readonly children: string }) {
  return <span lang={useLanguage()}>{children}</span>;
}

type BlocksProps = Pick<AnswerTextProps, 'language'> & { readonly blocks: readonly Block[] };

function Blocks({ blocks, language }: BlocksProps) {
  const words = (part: string) => <Words text={part} language={language} />;
  return blocks.map((block, at) => {
    switch (block.kind) {
      case 'heading':
        return <h3 key={at}>{words(block.text)}</h3>;
      case 'paragraph':
        return <p key={at}>{words(block.text)}</p>;
      case 'points':
        return (
          <ul key={at}>
            {block.points.map((point, index) => (
              <li key={index}>
                {point.split(' ｜ ').map((part) => (
                  <p key={part}>{words(part)}</p>
                ))}
              </li>
            ))}
          </ul>
        );
    }
  });
}

function Words({ text, language }: AnswerTextProps) {
  return runsOf(text, language).map((run, at) =>
    run.lang === undefined ? (
      run.text
    ) : (
      <span key={at} lang={run.lang}>
        {run.text}
      </span>
    ),
  );
}
