import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, useContext } from 'react';

const AppContainer = createContext<Container | undefined>(undefined);

export const AppContainerProvider = AppContainer.Provider;

/** Everything the roots have plugged together; who needs one thing of it asks `useApp`. */
export function useContainer(): Container {
  const container = useContext(AppContainer);
  if (!container) throw new Error('There is no app around this route');
  return container;
}

/** What the roots have plugged together, for route components only. */
export const useApp = <T>(token: ServiceIdentifier<T>): T => useContainer().get(token);
