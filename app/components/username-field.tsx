/** For password managers: whose password a form is about, where it does not ask for the address itself. Never sent. */
export function UsernameField({ email = '' }: { email?: string }) {
  return <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />;
}
