import { OfflineIllustration } from './offline-illustration.tsx';
import { SorryIllustration } from './sorry-illustration.tsx';

/** What is drawn where a page could not be. */
export function ErrorIllustration({ name }: { readonly name: 'sorry' | 'offline' }) {
  return name === 'offline' ? <OfflineIllustration /> : <SorryIllustration />;
}
