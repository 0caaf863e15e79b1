import { useParams } from 'react-router';
import { BookScreen } from '../../app/books/book-screen.tsx';
import { BooksScreen } from '../../app/books/books-screen.tsx';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';
import { ReviewCardRoute } from './review-card-route.tsx';
import { useBookmarks } from './use-bookmarks.ts';
import { useContent } from './use-content.ts';

export function BooksRoute() {
  const view = useContent('books', useApp(Make.books), '');
  return <BooksScreen view={view} review={<ReviewCardRoute />} />;
}

export function BookRoute() {
  const { id = '' } = useParams();
  return <BookScreen view={useContent('book', useApp(Make.book), id)} bookmarks={useBookmarks()} />;
}
