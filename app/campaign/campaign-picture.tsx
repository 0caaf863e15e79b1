import { useState } from 'react';
import type { SafeAddress } from '../../core/domain/campaign/safe-address.ts';
import styles from './campaign.module.css';

type CampaignPictureProps = {
  readonly image: SafeAddress;
  /** What it says; empty where that stands beside it. */
  readonly alt: string;
  readonly onMissing?: () => void;
};

/** Gone where it can't be had: a broken picture tells her nothing. */
export function CampaignPicture({ image, alt, onMissing }: CampaignPictureProps) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return undefined;
  return (
    <img
      className={styles.picture}
      src={image.kind === 'outside' ? image.href : image.path}
      alt={alt}
      decoding="async"
      onError={() => {
        setIsMissing(true);
        onMissing?.();
      }}
    />
  );
}
