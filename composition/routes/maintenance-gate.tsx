import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useApp } from '../app-context.ts';
import { Shared } from '../tokens.ts';
import { lazyScreen } from './lazy-screen.ts';

const MaintenanceScreen = lazyScreen(
  () => import('../../app/notices/maintenance-screen.tsx'),
  (module) => module.MaintenanceScreen,
  'notices',
);

/** Nothing at all is drawn before it is known whether Oz is being looked after, which is watched from the start. */
export const MaintenanceGate = observer(function MaintenanceGate(props: {
  readonly children: ReactNode;
}) {
  const maintenance = useApp(Shared.maintenance);
  switch (maintenance.state.step) {
    case 'unknown':
      return null;
    case 'on':
      return (
        <Suspense>
          <MaintenanceScreen />
        </Suspense>
      );
    case 'off':
      return props.children;
  }
});
