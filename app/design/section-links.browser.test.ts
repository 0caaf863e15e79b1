import { createElement } from 'react';
import './scale.css';
import { expect, it } from 'vitest';
import { drawingPlace } from './drawing-place.fixture.ts';
import { Section } from './section.tsx';
import { SectionLinks } from './section-links.tsx';

const place = drawingPlace();

it('leads to the heading of a section, and leaves the bar its room', () => {
  const links = { label: 'On this page', sections: [{ id: 'figures', title: 'How you spoke' }] };
  const section = { id: 'figures', title: 'How you spoke', children: 'A2' };
  const tall = { style: { height: '3000px' } };
  place.draw(
    createElement(
      'div',
      null,
      createElement(SectionLinks, links),
      createElement('div', tall),
      createElement(Section, section),
      createElement('div', tall),
    ),
  );
  place.element.querySelector('button')?.click();
  const heading = place.element.querySelector('h2');
  expect(document.activeElement).toBe(heading);
  const top = heading?.getBoundingClientRect().top ?? 0;
  expect(top).toBeGreaterThanOrEqual(56);
  expect(top).toBeLessThan(100);
});
