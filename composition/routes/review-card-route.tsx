import { ReviewCard } from '../../app/review/review-card.tsx';
import { ContentPresenter } from '../../app/shell/content-presenter.ts';
import { useApp } from '../app-context.ts';
import { Port, Shared } from '../tokens.ts';
import { useContent } from './use-content.ts';

/** Asks how much there is to review once everything else is drawn. */
export function ReviewCardRoute() {
  const apis = useApp(Port.apis);
  const reporter = useApp(Port.reporter);
  const reads = useApp(Shared.reads);
  const ask = async () => (await apis()).reviewApi.status();
  const make = () =>
    new ContentPresenter('review status', () => reads.ask('review-status', '', ask), reporter);
  return <ReviewCard view={useContent('review status', make, '')} />;
}
