import { useTranslation } from 'react-i18next';
import type { MaterialHead } from '../../core/domain/monologue/material.ts';
import { CheckIcon } from '../design/home-icons.tsx';
import { Tag } from '../design/tag.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';

type ThemeTagsProps = {
  readonly material: Pick<MaterialHead, 'genre' | 'level'> & {
    readonly spokenAt: string | undefined;
  };
};

/** Genre and level, and whether she has spoken about it. */
export function ThemeTags({ material }: ThemeTagsProps) {
  const { t } = useTranslation(['monologue', 'common']);
  return (
    <>
      <Tag tone="brand">{t(`monologue:genre.${material.genre}`)}</Tag>
      <Tag>
        <VisuallyHidden>{t('common:level', { level: material.level })}</VisuallyHidden>
        <span aria-hidden="true">{material.level}</span>
      </Tag>
      {material.spokenAt !== undefined && (
        <Tag tone="achieved" icon={<CheckIcon size={14} />}>
          {t('monologue:spoken')}
        </Tag>
      )}
    </>
  );
}
