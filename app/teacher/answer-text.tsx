import type { Language } from '../../core/shared/language.ts';
import { blocksOf, runsOf } from './answer-lines.ts';
import styles from './answer-text.module.css';

type AnswerTextProps = { readonly text: string; readonly language: Language };

/** What any teacher wrote: only text, with each language marked as such. */
export function AnswerText({ text, language }: AnswerTextProps) {
  const words = (part: string) => <Words text={part} language={language} />;
  return (
    <div className={styles.answer} lang={language}>
      {blocksOf(text).map((block, at) => {
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
      })}
    </div>
  );
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
