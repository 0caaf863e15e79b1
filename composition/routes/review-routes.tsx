import { use, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PlacementScreen } from '../../app/placement/placement-screen.tsx';
import { ReviewPlayerScreen } from '../../app/review/review-player-screen.tsx';
import { ReviewScreen } from '../../app/review/review-screen.tsx';
import { usePath } from '../../app/shell/use-path.ts';
import { reviewPath } from '../../core/navigation/paths.ts';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';
import { useBookmarks } from './use-bookmarks.ts';
import { useStudyDay } from './use-study-day.ts';

export function ReviewRoute() {
  const kit = use(useApp(Make.reviewKit)());
  const [view] = useState(kit.review);
  const onBegun = useBegun(false);
  useEffect(() => {
    void view.load();
  }, [view]);
  useStudyDay(view);
  return <ReviewScreen view={view} onBegun={onBegun} />;
}

export function ReviewPlayerRoute() {
  const { id = '' } = useParams();
  return <ReviewPlayer key={id} id={id} />;
}

function ReviewPlayer({ id }: { readonly id: string }) {
  const kit = use(useApp(Make.reviewKit)());
  const [view] = useState(() => kit.player(id));
  const bookmarks = useBookmarks();
  const onBegun = useBegun(true);
  useEffect(() => {
    void view.load();
    return view.dispose;
  }, [view]);
  return <ReviewPlayerScreen view={view} bookmarks={bookmarks} onBegun={onBegun} />;
}

export function PlacementRoute() {
  const kit = use(useApp(Make.reviewKit)());
  const [view] = useState(kit.placement);
  useEffect(() => {
    void view.load();
    return view.dispose;
  }, [view]);
  return <PlacementScreen view={view} />;
}

/** One review after the other takes one place in the history. */
function useBegun(replace: boolean): (reviewId: string) => void {
  const path = usePath();
  const navigate = useNavigate();
  return (id) => void navigate(path(reviewPath(id)), { replace });
}
