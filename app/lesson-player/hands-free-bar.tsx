import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { EarIcon } from '../design/home-icons.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import styles from './hands-free-bar.module.css';

/** Says that no tap is needed now, and how to take the lesson into one's hands again. */
export const HandsFreeBar = observer(function HandsFreeBar({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  if (!view.handsFree.isOn) return null;
  return (
    <div className={styles.bar} role="status">
      <EarIcon size={20} />
      <span className={styles.text}>
        {t(view.player.prompt.isSilent ? 'handsFreeReadOn' : 'handsFreeOn')}
      </span>
      <Button kind="secondary" size="s" onClick={() => view.handsFree.turn(false)}>
        {t('handsFreeOff')}
      </Button>
    </div>
  );
});
