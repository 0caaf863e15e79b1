import type { Language } from '../../core/shared/language.ts';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import type { GalleryScreen } from './gallery-screen.ts';

type GalleryListProps = {
  readonly screens: Readonly<Record<string, GalleryScreen>>;
  readonly language: Language;
};

export function GalleryList({ screens, language }: GalleryListProps) {
  return (
    <Page>
      <Stack gap={6}>
        {Object.entries(screens).map(([screen, { states }]) => (
          <Section key={screen} title={screen}>
            <Stack row gap={3}>
              {Object.keys(states).map((state) => (
                <a
                  key={state}
                  href={`?${new URLSearchParams({ screen, state, lang: language })}`}
                  data-screen={screen}
                  data-state={state}
                >
                  {state}
                </a>
              ))}
            </Stack>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
