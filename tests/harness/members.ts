import { randomBytes } from 'node:crypto';
import type { Role } from '../../domain/identity/accounts/queries.ts';
import { type Actor, createProvenAccount } from '../../domain/identity/index.ts';
import type { TestServer } from './test-server.ts';

/** Somebody with an account, signed in over HTTP, and known to the verbs as an actor. */
export async function newMember(server: TestServer, name: string, role: Role = 'member') {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.test`;
  const password = randomBytes(12).toString('hex');
  const id = await createProvenAccount(server.services, { email, name, password, role });
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  const actor = freshActor(id, role);
  return { id, role, name, email, password, visitor, actor };
}

/** One of the demo's people, as the verbs know them. */
export async function demoActor({ services }: TestServer, email: string): Promise<Actor> {
  const { rows } = await services.db.$client.query('select id, role from auth.users where email = $1', [
    email,
  ]);
  return freshActor(rows[0].id, rows[0].role);
}

/** She has just signed in, however long the run lasts. */
const freshActor = (id: string, role: Role): Actor => ({
  id,
  role,
  get confirmedAt() {
    return new Date();
  },
});
