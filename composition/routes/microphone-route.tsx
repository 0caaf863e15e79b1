import { use, useEffect, useState } from 'react';
import { MicrophoneCheckScreen } from '../../app/microphone/microphone-check-screen.tsx';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';

export function MicrophoneCheckRoute() {
  const kit = use(useApp(Make.lessonKit)());
  const [view] = useState(kit.microphoneCheck);
  useEffect(() => {
    void view.load();
    return view.dispose;
  }, [view]);
  return <MicrophoneCheckScreen view={view} />;
}
