import { createContext, Suspense, use, type ReactNode } from 'react';
import type { Cached } from '../../core/offline/readable.ts';
import { Stack } from '../design/stack.tsx';

export type CachedNoticeProps = {
  readonly cached: Cached;
  /** Asks the server anew, and leaves what is there until it answers. */
  readonly onRefresh: () => void;
};

/** Draws what says that the server cannot be reached; that is loaded when it is first so. */
export const CachedNoticeSlot = createContext<(props: CachedNoticeProps) => ReactNode>(() => null);

const Offline = createContext<Cached | undefined>(undefined);

type CachedShownProps = {
  /** Undefined where what is shown is the server's word of this moment. */
  readonly cached: Cached | undefined;
  readonly onRefresh: () => void;
  readonly children: ReactNode;
};

/** What is shown, and above it where that is not of this moment. */
export function CachedShown({ cached, onRefresh, children }: CachedShownProps) {
  const notice = use(CachedNoticeSlot);
  if (!cached) return children;
  return (
    <Offline value={cached}>
      <Stack gap={6}>
        <Suspense>{notice({ cached, onRefresh })}</Suspense>
        {children}
      </Stack>
    </Offline>
  );
}

/** Whether the server is out of reach of what is shown here. */
export const useIsOffline = (): boolean => use(Offline) !== undefined;

/** Undefined while the server is there: then it says what can be played. */
export function useIsPlayable(lessonId: string | undefined): boolean | undefined {
  return use(Offline)?.lessons.some((id) => id === lessonId);
}

/** Undefined while the server is there: then every theme opens. */
export function useIsThemeKept(themeId: string | undefined): boolean | undefined {
  return use(Offline)?.themes.some((id) => id === themeId);
}
