import { use, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PromptLanguageScreen } from '../../app/account/prompt-language-screen.tsx';
import { SoundScreen } from '../../app/account/sound-screen.tsx';
import { StudyScreen } from '../../app/study/study-screen.tsx';
import { TrendsScreen } from '../../app/trends/trends-screen.tsx';
import { WeekPlanScreen } from '../../app/week-plan/week-plan-screen.tsx';
import { useApp } from '../app-context.ts';
import { Make, Shared } from '../tokens.ts';
import { useContent, useKept } from './use-content.ts';

export function StudyRoute() {
  const kit = use(useApp(Make.lessonKit)());
  return <StudyScreen view={useContent('study', kit.studyOverview, '')} />;
}

export function TrendsRoute() {
  const kit = use(useApp(Make.lessonKit)());
  const [query, setQuery] = useSearchParams();
  const by = query.get('by') === 'month' ? 'month' : 'week';
  const view = useContent('trends', kit.trends, by);
  return (
    <TrendsScreen view={view} by={by} onBy={(next) => setQuery({ by: next }, { replace: true })} />
  );
}

export function WeekPlanRoute() {
  const kit = use(useApp(Make.lessonKit)());
  return <WeekPlanScreen view={useKept('week plan', kit.weekPlan)} />;
}

export function SoundRoute() {
  const [view] = useState(use(useApp(Make.lessonKit)()).sound);
  return <SoundScreen view={view} />;
}

export function PromptLanguageRoute() {
  const books = useContent('books', useApp(Make.books), '');
  return <PromptLanguageScreen view={useApp(Shared.promptLanguage)} books={books} />;
}
