import { useEffect } from 'react';

/** Names the page for tabs, history and screen readers. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Oz`;
  }, [title]);
}
