import { use, useEffect } from 'react';
import { Celebration } from '../../app/celebration/celebration.tsx';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';

/** Congratulates her on a milestone, if no other device or tab has. */
export function CelebrationRoute({ days }: { readonly days: number | undefined }) {
  const { celebration } = use(useApp(Make.lessonKit)());
  useEffect(() => {
    if (days !== undefined) void celebration.offer(days);
  }, [celebration, days]);
  return <Celebration view={celebration} />;
}
