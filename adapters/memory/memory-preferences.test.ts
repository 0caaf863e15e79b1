import { preferencesContract } from '../../core/ports/preferences.contract.ts';
import { MemoryPreferences } from './memory-preferences.ts';

preferencesContract('MemoryPreferences', () => {
  const shelf = new Map<string, string>();
  const opened: MemoryPreferences[] = [];
  const refuse = () => opened.forEach((preferences) => preferences.refuse());
  return {
    open: () => {
      const preferences = new MemoryPreferences(shelf);
      opened.push(preferences);
      return preferences;
    },
    fill: refuse,
    refuse,
  };
});
