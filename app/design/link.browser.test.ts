import { createElement, lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { drawingPlace } from './drawing-place.fixture.ts';
import { Link } from './link.tsx';

const place = drawingPlace();

it('is seen pressed until the next screen is there', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>();
  const screens = createElement(
    Routes,
    null,
    createElement(Route, {
      path: '/',
      element: createElement(Link, { to: '/books' }, 'Books'),
    }),
    createElement(Route, { path: '/books', element: createElement(lazy(() => promise)) }),
  );
  place.draw(
    createElement(MemoryRouter, null, createElement(Suspense, { fallback: 'Loading' }, screens)),
  );
  const link = place.element.querySelector('a');
  expect(link?.matches('[data-pressed]')).toBe(false);
  link?.click();
  await vi.waitFor(() => expect(link?.matches('[data-pressed]')).toBe(true));
  expect(place.element.textContent).toBe('Books');
  resolve({ default: () => 'All books' });
  await vi.waitFor(() => expect(place.element.textContent).toBe('All books'));
});
