import type pg from 'pg';
import { writtenBrand } from '../../content/site.ts';
import { writtenOf } from '../../domain/content/written-content.ts';

/**
 * Every field of the database that holds words: what people wrote, and what was made of it. The rest is ids, keys,
 * secrets, moments, names of states, and texts that the program draws from the others.
 */
const machineNames = [
  ...[
    'id',
    'key',
    'hash',
    'token',
    'secret',
    'password',
    'checksum',
    'scope',
    'codes',
    'image',
    'zone',
    'at',
  ],
  ...[
    'kind',
    'type',
    'state',
    'status',
    'role',
    'stage',
    'step',
    'source',
    'topic',
    'method',
    'mode',
    'series',
  ],
  ...[
    'priority',
    'relation',
    'provider',
    'outcome',
    'failure',
    'hold',
    'dispute',
    'action',
    'author',
    'ends',
  ],
  ...['code', 'template', 'course', 'lesson', 'reference', 'wanted', 'url', 'event', 'about', 'identifier'],
];
const isMachine = new RegExp(`(^|_)(${machineNames.join('|')})$`);
const machineFields = new Set([
  'auth.verifications.value',
  'public.chat_conversations.user_numbers',
  'public.fulfilments.delivery',
  'public.mails.attachments',
  'public.mails.html',
  'public.mails.text',
  'public.order_events.detail',
  'public.orders.number',
  'public.orders.reason',
  'public.provider_reads.subject',
  'public.receipts.number',
  'public.email_sequences.stop_reason',
  'public.schema_migrations.name',
  'public.suppressions.reason',
  'public.withdrawal_requests.order_number',
]);
/** Though its name says otherwise, it is shown as a link. */
const links = new Set([
  'public.purchases.download_url',
  'public.purchases.access_url',
  'public.sessions.meeting_link',
  'public.videos.link',
]);
const isAddress = /(^|_)(email|address)$/;

export type Field = { name: string; table: string; column: string; kind: 'words' | 'json' | 'address' };

/** What the demo's people have left empty, so that no table is. */
const ROWS_OF_EMPTY_TABLES = `
  insert into blocked_dates (date, reason) values (current_date + 9, 'x');
  insert into certificates (user_id, course, course_title, full_name)
    select id, 'numerology-101', 'x', 'x' from auth.users where email = 'member@demo.local';
  insert into customer_notes (customer_id, author_name, text, created_at) select id, 'x', 'x', now() from customers;
  insert into ticket_attachments (ticket_id, file_key, name, content_type, size)
    select id, 'tickets/' || id, 'x', 'text/plain', 9 from support_tickets;
  insert into ticket_messages (ticket_id, author, content)
    select id, author, 'x' from support_tickets, unnest(array['customer', 'staff', 'note']) author;
  insert into withdrawal_requests (submission, reference, name, email, order_number, requested_at)
    values (gen_random_uuid(), 'W-1', 'x', 'ines@example.com', 'AN-0000-0000', now());
  insert into staff_invitations (email, role, key_hash, created_at, expires_at)
    values ('ida@example.com', 'staff', 'x', now(), now() + interval '1 day');
  insert into files_to_remove (key, reason, last_error, since, next_try_at)
    values ('videos/gone.webm', 'x', 'x', now(), now() + interval '1 day');
  insert into provider_outages (provider, last_error, began_at, last_failed_at)
    select provider, 'x', now(), now() from unnest(array['payments', 'mail', 'files']) provider;
  insert into video_uploads (video_id, actor_id, name, content_type, size, created_at, updated_at)
    select v.id, u.id, 'x', 'video/webm', 9, now(), now() from videos v, auth.users u where u.role = 'owner';
  update intakes set answers = answers || '{"questions": "A question"}', partner_answers = '{"fullName": "A Name"}';
  insert into mails (to_address, template, props, message_id, state, next_try_at)
    values ('ines@example.com', 'custom', '{"subject": "A word", "html": "<p>A word</p>"}', '<1@x>', 'sent', null);
  update fulfilments set edits = '{"opening": "A word"}';
  update report_requests set status = 'failed', error = 'x', work_at = null
    where id = (select id from report_requests order by created_at limit 1);
  insert into former_addresses (email, user_id, proven_at)
    select 'was-' || email, id, now() from auth.users where email = 'member@demo.local';
`;

/** Some texts of each kind, which the office is to have changed. */
export const writtenContent: { kind: string; key: string; body: unknown }[] = [
  ...(['product', 'testimonial', 'question', 'article', 'meaning'] as const).flatMap((kind) =>
    writtenOf(kind)
      .slice(0, 3)
      .map(({ key, body }) => ({ kind, key, body })),
  ),
  ...['order-paid', 'welcome'].map((key) => ({
    kind: 'letter',
    key,
    body: { subject: 'A word', preview: 'A word' },
  })),
];

async function writeContent(client: pg.Client): Promise<void> {
  for (const { kind, key, body } of writtenContent) {
    await client.query(
      `insert into content_versions (kind, key, body, state, publish_at) values ($1, $2, $3, 'published', now())`,
      [kind, key, JSON.stringify(body)],
    );
  }
  await client.query(`insert into settings (key, value) values ('brand', $1)`, [
    JSON.stringify(writtenBrand),
  ]);
}

export class StoredFields {
  /** In the order of their marks. */
  readonly fields: Field[];
  /** What the database itself refuses, whoever writes it. */
  readonly refused = new Map<string, string>();
  private readonly client: pg.Client;

  private constructor(client: pg.Client, fields: Field[]) {
    this.client = client;
    this.fields = fields;
  }

  static async open(client: pg.Client): Promise<StoredFields> {
    // What was written by triggers and what belongs together stay as they are: only the words change.
    await client.query('set session_replication_role = replica');
    await client.query(ROWS_OF_EMPTY_TABLES);
    await writeContent(client);
    const { rows } = await client.query<{ table: string; column: string; type: string }>(`
      select table_schema || '.' || table_name as table, column_name as column, data_type as type
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema in ('public', 'auth') and data_type in ('text', 'jsonb')
        and is_generated = 'NEVER'
      order by 1, ordinal_position`);
    const fields = rows.flatMap(({ table, column, type }): Field[] => {
      const name = `${table}.${column}`;
      if (isAddress.test(column)) return [{ name, table, column, kind: 'address' }];
      if (machineFields.has(name) || (isMachine.test(column) && !links.has(name))) return [];
      return [{ name, table, column, kind: type === 'jsonb' ? 'json' : 'words' }];
    });
    return new StoredFields(client, fields);
  }

  static markOf = (at: number) => `m${at}x`;

  /** Writes a value into every row of every field, with the field's mark in it. */
  async fill(value: string): Promise<void> {
    for (const [at, field] of this.fields.entries()) {
      const marked = `${value.split(' ', 1)[0]}${StoredFields.markOf(at)}${value.slice(value.indexOf(' '))}`;
      if (field.kind === 'json') await this.fillJson(field, marked);
      else await this.fillColumn(field, marked);
    }
    // One of each letter is shown as it would be written now, from what was given for it.
    await this.client.query(
      `update mails set html = null, subject = null where id in (select distinct on (template) id from mails order by template, id)`,
    );
    await this.client.query('update content_edition set version = version + 1');
  }

  private async fillColumn({ name, table, column, kind }: Field, value: string): Promise<void> {
    // An address stays the same one in all tables, and rows that must differ do.
    const written =
      kind === 'address' ? `split_part("${column}", '<', 1) || '<' || lower($1)` : `$1 || ' ' || ctid::text`;
    const ways = [
      [written, 'true'],
      [written, `"${column}" is not null`],
      [`'https://video.example/?' || ${written}`, `"${column}" is not null`],
      [`'/portal/?' || ${written}`, `"${column}" is not null`],
    ];
    for (const [set, where] of ways) {
      try {
        await this.client.query(`update ${table} set "${column}" = ${set} where ${where}`, [value]);
        this.refused.delete(name);
        return;
      } catch (error) {
        this.refused.set(name, error instanceof Error ? error.message : String(error));
      }
    }
  }

  private async fillJson({ table, column }: Field, value: string): Promise<void> {
    const { rows } = await this.client.query<{ at: string; found: unknown }>(
      `select ctid::text as at, "${column}" as found from ${table} where "${column}" is not null`,
    );
    for (const { at, found } of rows) {
      await this.client.query(`update ${table} set "${column}" = $1 where ctid = $2::tid`, [
        JSON.stringify(withWords(found, value)),
        at,
      ]);
    }
  }
}

/** Words, and not the name of something: no date, id, address of a page, time zone, or key of the program's own. */
const isWords = (text: string) =>
  /^m\d+x|m\d+x[ <]/.test(text) ||
  (/\s|^[A-Z<]/.test(text) &&
    text.length > 1 &&
    !/^(\d{4}-\d\d-\d\d|https?:|[A-Z]\w+\/[A-Z]|[A-Z_]+$)/.test(text));

/** They choose a place in the program, by a name that people read too. */
const choices = ['group', 'timeZone', 'sessionType', 'Starter', 'Deep Dive', 'Transformational'];

/** The same value with other words in it. */
function withWords(value: unknown, words: string): unknown {
  if (typeof value === 'string') return isWords(value) ? words : value;
  if (Array.isArray(value)) return value.map((one) => withWords(one, words));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      choices.includes(key) || choices.includes(String(one)) ? one : withWords(one, words),
    ]),
  );
}
