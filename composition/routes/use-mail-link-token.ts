import { useLocation } from 'react-router';
import { mailLinkToken, type MailTokenName } from '../../core/sign-in/mail-link-token.ts';

/** The token of the mail whose link led here; undefined where none did. */
export function useMailLinkToken(name: MailTokenName): string | undefined {
  const { search, hash } = useLocation();
  return mailLinkToken(search + hash, name);
}
