import type pg from 'pg';
import { drawnNowhere } from './drawn-nowhere.ts';
import { writeSampleRows } from './stored-rows.ts';

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
  'auth.sign_ins.ip_address',
  'auth.verifications.value',
  'public.chat_conversations.user_numbers',
  'public.fulfilments.delivery',
  // Made of its title by slugOf.
  'public.events.slug',
  // Ids of questions and choices.
  'public.lesson_quizzes.ticked',
  'public.mails.attachments',
  // Made of our own texts.
  'public.month_letters.words',
  'public.mails.html',
  'public.mails.text',
  // Laid back into the form it was typed into, as text.
  'public.office_drafts.fields',
  'public.office_drafts.subject',
  'public.order_events.detail',
  'public.orders.number',
  'public.orders.reason',
  'public.people.bought',
  'public.people.topics',
  'public.profiles.y_choices',
  'public.provider_reads.subject',
  'public.receipts.number',
  'public.report_people.y_choices',
  'public.report_requests.y_choices',
  'public.campaign_runs.end_reason',
  'public.campaign_runs.quiz_results',
  'public.schema_migrations.name',
  'public.suppressions.reason',
  'public.withdrawal_requests.order_number',
]);
/** Though its name says otherwise, it is shown as a link. */
const links = new Set([
  'public.purchases.download_url',
  'public.purchases.access_url',
  'public.events.meeting_link',
  'public.sessions.meeting_link',
  'public.videos.link',
]);
/** Though its name says otherwise, a stranger may have written it: into the address by which she came. */
const arrivals = new Set(['public.people.source', 'public.orders.source']);
/** What has room for a few words only: pages and tables are set from it, or a rule limits it. */
const narrow = new Set([
  'public.segments.rules',
  'public.broadcasts.rules',
  'public.automations.draft',
  'public.automation_versions.plan',
]);
/** A document is set from them and from names: all programs at once are too much for its pages, one is drawn. */
const isSet = /(name|title|label|spelling)$/;
const ofDocuments = new Set([
  'public.intakes.answers',
  'public.intakes.partner_answers',
  'public.fulfilments.edits',
  'public.fulfilments.note',
  'public.receipts.facts',
  'public.settings.value',
  'public.content_versions.body',
]);
const isAddress = /(^|_)(email|address)$/;

type Kind = 'words' | 'json' | 'list' | 'address';
export type Field = { name: string; table: string; column: string; kind: Kind };
const kinds: Record<string, Kind> = { jsonb: 'json', ARRAY: 'list' };
/** A field of the shortest length has room for this one. */
const SHORT = '<svg onload=ran()>';

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
    await writeSampleRows(client);
    const { rows } = await client.query<{ table: string; column: string; type: string }>(`
      select table_schema || '.' || table_name as table, column_name as column, data_type as type
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema in ('public', 'auth') and data_type in ('text', 'jsonb', 'ARRAY')
        and is_generated = 'NEVER'
      order by 1, ordinal_position`);
    const fields = rows.flatMap(({ table, column, type }): Field[] => {
      const name = `${table}.${column}`;
      if (machineFields.has(name)) return [];
      if (isAddress.test(column)) return [{ name, table, column, kind: 'address' }];
      if (isMachine.test(column) && !links.has(name) && !arrivals.has(name)) return [];
      return [{ name, table, column, kind: kinds[type] ?? 'words' }];
    });
    return new StoredFields(client, fields);
  }

  static markOf = (at: number) => `m${at}x`;

  /**
   * Writes a value into every row of every field, with the field's mark in it. `gently`: addresses are as they were, so
   * that rows are found by them, and what documents are set from is short enough to be set.
   */
  async fill(value: string, { gently = false } = {}): Promise<void> {
    for (const [at, field] of this.fields.entries()) {
      if (gently && field.kind === 'address') {
        await this.restore(field);
        continue;
      }
      const mark = StoredFields.markOf(at);
      const marked = `${value.split(' ', 1)[0]}${mark}${value.slice(value.indexOf(' '))}`;
      const short = `${mark}${SHORT}`;
      const isNarrow =
        narrow.has(field.name) || (gently && (ofDocuments.has(field.name) || isSet.test(field.name)));
      if (field.name === 'public.session_types.name') await this.renameSessionTypes(short);
      else if (field.kind === 'json') await this.fillJson(field, isNarrow ? short : marked);
      else await this.fillColumn(field, isNarrow ? short : marked, short);
    }
    // One of each letter is shown as it would be written now, from what was given for it.
    await this.client.query(
      `update mails set html = null, subject = null where id in (select distinct on (template) id from mails order by template, id)`,
    );
    await this.client.query('update content_edition set version = version + 1');
  }

  private async restore({ table, column }: Field): Promise<void> {
    await this.client.query(`update ${table} set "${column}" = split_part("${column}", '<', 1)`);
  }

  private async fillColumn(
    { name, table, column, kind }: Field,
    value: string,
    short: string,
  ): Promise<void> {
    // Rows that must differ do.
    const words = {
      address: `split_part("${column}", '<', 1) || '<' || lower($1)`,
      list: 'array[$1]',
      words: `$1 || ' ' || ctid::text`,
      json: '$1',
    }[kind];
    const filled = `"${column}" is not null`;
    // Of several links of one row only the first is shown, so an empty one is left empty where another is not.
    const places = links.has(name) ? [filled, 'true'] : ['true', filled];
    const written = [words, `'https://video.example/?' || ${words}`, `'/portal/?' || ${words}`];
    const ways = places.flatMap((where) => written.map((set) => ({ set, where, given: value })));
    for (const { set, where, given } of [...ways, { set: words, where: 'true', given: short }]) {
      try {
        const { rowCount } = await this.client.query(
          `update ${table} set "${column}" = ${set} where ${where}`,
          [given],
        );
        if (!rowCount) continue;
        this.refused.delete(name);
        return;
      } catch (error) {
        this.refused.set(name, error instanceof Error ? error.message : String(error));
      }
    }
  }

  /** Of those that hold words and could be seen: which nothing has shown, and which were shown though said not to be. */
  missing(shown: ReadonlySet<string>): { unseen: string[]; unexpected: string[] } {
    const names = this.fields.map(({ name }) => name).filter((name) => !this.refused.has(name));
    return {
      unseen: names.filter((name) => !shown.has(name) && !(name in drawnNowhere)),
      unexpected: Object.keys(drawnNowhere).filter((name) => shown.has(name) || !names.includes(name)),
    };
  }

  /** Sessions know their type by its name. */
  private async renameSessionTypes(name: string): Promise<void> {
    for (const table of ['sessions', 'session_credits', 'session_type_products']) {
      await this.client.query(
        `update ${table} set session_type = $1 || position from session_types where session_types.name = session_type`,
        [name],
      );
    }
    await this.client.query('update session_types set name = $1 || position', [name]);
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
