// Fastify and a database with nothing of ours: what the request figures are held against.
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import { Pool } from 'pg';

const ROW = ['yui', 'yui@oz.example', 'hash', new Date()];
const CREATE =
  'create table if not exists bare_learners (id text primary key, email text, password_hash text, created_at timestamptz)';
const INSERT = 'insert into bare_learners values ($1, $2, $3, $4) on conflict do nothing';
const SELECT = 'select * from bare_learners where id = $1';

const url = process.env['DATABASE_URL'];
const pool = url === undefined ? undefined : new Pool({ connectionString: url, max: 10 });
const pglite = pool ? undefined : await PGlite.create();
const query = async (sql: string, values: unknown[]): Promise<unknown> => {
  const result = await (pool ? pool.query(sql, values) : pglite?.query(sql, values));
  return result?.rows[0];
};
await query(CREATE, []);
await query(INSERT, ROW);

const server = fastify();
server.get('/hello', async () => ({ is_maintenance: false }));
server.get('/read', async () => query(SELECT, ['yui']));
console.log(`bare at ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGINT', () => process.exit(0));
