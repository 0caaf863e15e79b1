import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorKind } from '../../core/errors/error-kind.ts';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { useArrival } from './use-arrival.ts';
import { useBack } from './use-back.ts';

type BackPageProps = {
  readonly title: string;
  /** Where Back leads when there is nothing to go back to. */
  readonly fallback: string;
  readonly state: {
    readonly step: string;
    readonly error?: { readonly kind: ErrorKind } | undefined;
  };
  readonly onRetry: () => void;
  /** The heights of what is on its way. */
  readonly skeletons: readonly string[];
  /** `wide` where two things stand side by side. */
  readonly width?: 'wide';
  /** Drawn once the step is neither `loading` nor `failed`. */
  readonly children: ReactNode;
};

/** A page with a way back, whose content is loaded: while it comes, where it fails, and once it is there. */
export function BackPage(props: BackPageProps) {
  const { title, fallback, state, onRetry, skeletons, width, children } = props;
  const { t } = useTranslation('common');
  const onBack = useBack(fallback);
  useArrival(title);
  if (state.step === 'failed' && state.error)
    return <ErrorScreen error={state.error} onRetry={onRetry} />;
  return (
    <Page
      data-step={state.step}
      {...(width && { width })}
      header={<TopBar title={title} back={{ label: t('back'), onBack }} />}
    >
      {state.step === 'loading' ? (
        <Loading label={t('loading')}>
          {skeletons.map((height, at) => (
            // They are alike, and never move.
            <Skeleton key={at} shape="block" height={height} />
          ))}
        </Loading>
      ) : (
        children
      )}
    </Page>
  );
}
