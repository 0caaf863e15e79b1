import { BOOKS, PLACEMENT, REVIEW, reviewPath } from '../../core/navigation/paths.ts';
import { KeyList } from '../answering/use-answer-keys.tsx';
import { BooksScreen } from '../books/books-screen.tsx';
import { states as booksStates } from '../books/books-screen.states.ts';
import { PlacementScreen } from '../placement/placement-screen.tsx';
import { placementIn, states as placementStates } from '../placement/placement.states.ts';
import { ReviewCard } from '../review/review-card.tsx';
import { ReviewPlayerScreen } from '../review/review-player-screen.tsx';
import { ReviewScreen } from '../review/review-screen.tsx';
import {
  cardStates,
  playerStates,
  reviewIn,
  reviewPlayerIn,
  states,
} from '../review/review.states.ts';
import { bookmarks } from './finding-screens.tsx';
import { drawnBy, nothing, still, type GalleryScreens } from './gallery-screen.ts';

export const reviewScreens: GalleryScreens = {
  review: {
    path: REVIEW,
    states: {
      ...drawnBy(states, (state) => <ReviewScreen view={reviewIn(state)} onBegun={nothing} />),
      'shown-not-begun': () => (
        <ReviewScreen
          view={reviewIn(states.shown, { error: { kind: 'offline' } })}
          onBegun={nothing}
        />
      ),
    },
  },
  'review-player': {
    path: reviewPath('0199a1f0'),
    states: drawnBy(playerStates, (example) => (
      <ReviewPlayerScreen view={reviewPlayerIn(example)} bookmarks={bookmarks} onBegun={nothing} />
    )),
  },
  placement: {
    path: PLACEMENT,
    states: drawnBy(placementStates, (example) => <PlacementScreen view={placementIn(example)} />),
  },
  'answer-keys': {
    path: reviewPath('0199a1f0'),
    states: {
      shown: () => (
        <>
          <ReviewPlayerScreen
            view={reviewPlayerIn(playerStates.asking)}
            bookmarks={bookmarks}
            onBegun={nothing}
          />
          <KeyList open onClose={nothing} />
        </>
      ),
    },
  },
  'review-card': {
    path: BOOKS,
    states: drawnBy(cardStates, (state) => (
      <BooksScreen
        view={{ state: booksStates.shown, retry: still, load: still }}
        review={<ReviewCard view={{ state }} />}
      />
    )),
  },
};
