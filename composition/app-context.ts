import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, useContext } from 'react';

const AppContainer = createContext<Container | undefined>(undefined);

export const AppContainerProvider = AppContainer.Provider;

/** What the roots have plugged together, for route components only. */
export function useApp<T>(token: ServiceIdentifier<T>): T {
  const container = useContext(AppContainer);
  if (!container) throw new Error('There is no app around this route');
  return container.get(token);
}
