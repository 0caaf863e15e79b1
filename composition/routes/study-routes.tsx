import { use, useState } from 'react';
import { SoundScreen } from '../../app/account/sound-screen.tsx';
import { StudyScreen } from '../../app/study/study-screen.tsx';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';
import { useContent } from './use-content.ts';

export function StudyRoute() {
  const kit = use(useApp(Make.lessonKit)());
  return <StudyScreen view={useContent('study', kit.studyOverview, '')} />;
}

export function SoundRoute() {
  const [view] = useState(use(useApp(Make.lessonKit)()).sound);
  return <SoundScreen view={view} />;
}
