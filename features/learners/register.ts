/** Makes an account at a running Oz, as its own front door does. */
export async function register(
  url: string,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> {
  const response = await fetch(`${url}/api/v1/auth/register_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`The account was refused: ${await response.text()}`);
}
