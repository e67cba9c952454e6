import pg from 'pg';

async function onAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a database, as a clone where a template is given (about 0.1 s), and returns its address. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<string> {
  await onAdmin(adminUrl, `create database "${name}"${template ? ` template "${template}"` : ''}`);
  return adminUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await onAdmin(adminUrl, `drop database if exists "${name}" with (force)`);
}
