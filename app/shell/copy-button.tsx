import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { CopyIcon } from '../design/icons.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import type { CopyPresenter } from './copy-presenter.ts';

export type CopyView = Pick<CopyPresenter, 'told' | 'copy'>;

type CopyButtonProps = {
  readonly view: CopyView;
  readonly text: string;
  /** What is copied, where that is not plain. */
  readonly label?: string;
  readonly hang?: 'end';
  /** Among other things its icon is enough; how it went is said in words. */
  readonly isSmall?: boolean;
};

/** In one tap; says in its own place how that went. */
export const CopyButton = observer(function CopyButton({
  view,
  text,
  label,
  hang,
  isSmall = false,
}: CopyButtonProps) {
  const { t } = useTranslation('common');
  const told = view.told(text);
  const said = { ready: label ?? t('copy'), copied: t('copied'), refused: t('copyRefused') };
  return (
    <Button
      kind={isSmall ? 'plain' : 'quiet'}
      size="s"
      hang={hang}
      icon={<CopyIcon size={18} />}
      data-copy={told}
      aria-live="polite"
      onClick={() => void view.copy(text)}
    >
      {isSmall && told === 'ready' ? <VisuallyHidden>{said.ready}</VisuallyHidden> : said[told]}
    </Button>
  );
});
