import { createContext, useContext } from 'react';
import {
  promptIn,
  type Prompt,
  type Prompted,
  type PromptLanguage,
} from '../../core/domain/lesson/prompt.ts';

const InUse = createContext<{ readonly language: PromptLanguage }>({ language: 'ja' });

/** Around all screens: the language in which she wants to be asked. */
export const PromptLanguageProvider = InUse.Provider;

/** Gives prompts as she wants them. */
export function usePrompt(): (prompted: Prompted) => Prompt {
  const { language } = useContext(InUse);
  return (prompted) => promptIn(prompted, language);
}
