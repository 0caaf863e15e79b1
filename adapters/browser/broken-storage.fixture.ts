const { getItem, setItem, removeItem } = Storage.prototype;

const refused = (name: string) => () => {
  throw new DOMException('refused', name);
};

/** What private modes and full disks do to local storage. */
export const brokenStorage = {
  fill(): void {
    Storage.prototype.setItem = refused('QuotaExceededError');
  },
  refuse(): void {
    localStorage.clear();
    Storage.prototype.getItem = refused('SecurityError');
    Storage.prototype.setItem = refused('SecurityError');
    Storage.prototype.removeItem = refused('SecurityError');
  },
  mend(): void {
    Object.assign(Storage.prototype, { getItem, setItem, removeItem });
    localStorage.clear();
  },
};
