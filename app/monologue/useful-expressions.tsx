import type { UsefulExpression } from '../../core/domain/monologue/material.ts';
import { List, ListRow } from '../design/list.tsx';
import { useLanguage } from '../shell/use-path.ts';

type UsefulExpressionsProps = { readonly expressions: readonly UsefulExpression[] };

/** English with what it means below it; readers of English see it alone. */
export function UsefulExpressions({ expressions }: UsefulExpressionsProps) {
  const language = useLanguage();
  return (
    <List>
      {expressions.map((expression) => (
        <ListRow
          key={expression.en}
          title={expression.en}
          titleLang="en"
          description={language !== 'en' && expression[language]}
        />
      ))}
    </List>
  );
}
