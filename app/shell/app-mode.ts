import { createContext, useContext } from 'react';
import type { AppMode } from '../../core/navigation/app-mode.ts';

/** What is around the app. */
export const Mode = createContext<AppMode>('browser');

export const useMode = (): AppMode => useContext(Mode);
