import { use, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ComparisonScreen } from '../../app/monologue/comparison-screen.tsx';
import { CorrectionScreen } from '../../app/monologue/correction-screen.tsx';
import { MistakesScreen } from '../../app/monologue/mistakes-screen.tsx';
import { SpeechScreen } from '../../app/monologue/speech-screen.tsx';
import { SpeechesScreen } from '../../app/monologue/speeches-screen.tsx';
import { ThemesScreen } from '../../app/monologue/themes-screen.tsx';
import { usePath } from '../../app/shell/use-path.ts';
import { correctionPath } from '../../core/navigation/paths.ts';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';
import { useContent, useKept } from './use-content.ts';

const useKit = () => use(useApp(Make.monologueKit)());

export function ThemesRoute() {
  return <ThemesScreen view={useKept('themes', useKit().themes)} />;
}

export function SpeechRoute() {
  const { id = '' } = useParams();
  return <Speech key={id} materialId={id} />;
}

function Speech({ materialId }: { readonly materialId: string }) {
  const kit = useKit();
  const lessons = use(useApp(Make.lessonKit)());
  const [query] = useSearchParams();
  const kept = query.get('recording') ?? undefined;
  const [view] = useState(() => kit.speech(materialId));
  const [listening] = useState(lessons.listening);
  const path = usePath();
  const navigate = useNavigate();
  useEffect(() => {
    void view.load(kept);
    return view.dispose;
  }, [view, kept]);
  return (
    <SpeechScreen
      view={view}
      listening={listening}
      onSubmitted={(id) => void navigate(path(correctionPath(id)), { replace: true })}
    />
  );
}

export function SpeechesRoute() {
  return <SpeechesScreen view={useKept('speeches', useKit().speeches)} />;
}

export function CorrectionRoute() {
  const { id = '' } = useParams();
  return <Correction key={id} id={id} />;
}

function Correction({ id }: { readonly id: string }) {
  const kit = useKit();
  const lessons = use(useApp(Make.lessonKit)());
  const [view] = useState(() => kit.correction(id));
  const [listening] = useState(lessons.listening);
  const [practice] = useState(() => kit.sentencePractice(listening));
  useEffect(() => {
    void view.load();
    return () => {
      view.dispose();
      practice.dispose();
    };
  }, [view, practice]);
  return <CorrectionScreen view={view} listening={listening} practice={practice} />;
}

export function ComparisonRoute() {
  const { id = '' } = useParams();
  const lessons = use(useApp(Make.lessonKit)());
  const [listening] = useState(lessons.listening);
  return (
    <ComparisonScreen view={useKept('comparison', useKit().comparison, id)} listening={listening} />
  );
}

export function MistakesRoute() {
  return <MistakesScreen view={useContent('mistakes', useKit().mistakes, '')} />;
}
