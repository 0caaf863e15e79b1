// A living guide to the parts a screen is built from. `vite app/design` and open /showcase.html.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import './tokens.css';
import './base.css';
import { SegmentedControl } from './segmented-control.tsx';
import { Placeholder } from './placeholder.tsx';
import { ShowcaseBook } from './showcase-book.tsx';
import { ShowcaseHome } from './showcase-home.tsx';
import { ShowcaseLogin } from './showcase-login.tsx';
import { ShowcaseParts } from './showcase-parts.tsx';
import { ShowcasePlayer } from './showcase-player.tsx';

const pages = {
  parts: ShowcaseParts,
  home: ShowcaseHome,
  book: ShowcaseBook,
  player: () => <ShowcasePlayer step="recording" />,
  graded: () => <ShowcasePlayer step="graded" />,
  login: ShowcaseLogin,
  placeholder: () => <Placeholder label="確認しています" />,
};
type PageName = keyof typeof pages;
type Theme = 'device' | 'light' | 'dark';

const isPageName = (name: string): name is PageName => name in pages;

function Showcase() {
  const asked = location.hash.slice(1);
  const [page, setPage] = useState<PageName>(isPageName(asked) ? asked : 'parts');
  const [theme, setTheme] = useState<Theme>('device');
  useEffect(() => {
    if (theme === 'device') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  const Shown = pages[page];
  return (
    <MemoryRouter>
      {!asked && (
        <div style={{ display: 'grid', gap: 8, padding: 16 }}>
          <SegmentedControl
            label="Page"
            segments={Object.keys(pages)
              .filter(isPageName)
              .map((value) => ({ value, label: value }))}
            value={page}
            onValue={setPage}
          />
          <SegmentedControl<Theme>
            label="Theme"
            segments={[
              { value: 'device', label: 'device' },
              { value: 'light', label: 'light' },
              { value: 'dark', label: 'dark' },
            ]}
            value={theme}
            onValue={setTheme}
          />
        </div>
      )}
      <Shown />
    </MemoryRouter>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Showcase />);
