import styles from './login-screen.module.css';

/** Not shown: lets a password manager know whose password this is. */
export function UsernameField({ email }: { readonly email: string }) {
  return (
    <input
      className={styles.username}
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
