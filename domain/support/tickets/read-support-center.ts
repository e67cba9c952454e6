import { isStaff } from '../../identity/index.ts';
import { type PageCursor, writeCursor } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { countEscalatedChats, listConversations, toCard } from '../chat/list-conversations.ts';
import { firstWordsOf } from '../chat/queries.ts';
import { averageResponse, countTickets, listTicketPage, type TicketRow } from './queries.ts';
import { scopeOf, type Viewer } from './viewer.ts';

const PAGE = 50;
const MEASURED_DAYS = 90;

export type TicketCard = Pick<
  TicketRow,
  'id' | 'subject' | 'description' | 'priority' | 'status' | 'needsAnswer'
> & {
  from: string;
  /** For staff alone: somebody may be in need. */
  care?: 'crisis' | 'care';
  createdAt: string;
  updatedAt: string;
};

/** The four figures and the two lists: everybody's for staff, her own for a member. */
export async function readSupportCenter(
  services: Services,
  {
    viewer,
    ticketsBefore,
    chatsBefore,
  }: { viewer: Viewer; ticketsBefore?: PageCursor; chatsBefore?: PageCursor },
) {
  const { db, clock } = services;
  const scope = scopeOf(viewer);
  const since = new Date(clock.now().getTime() - MEASURED_DAYS * 86_400_000);
  const [total, open, escalated, responseSeconds, tickets, chats] = await Promise.all([
    countTickets(db, scope),
    countTickets(db, scope, 'open'),
    countEscalatedChats(services, { actor: viewer }),
    averageResponse(db, scope, since),
    listTicketPage(db, scope, PAGE + 1, ticketsBefore),
    listConversations(services, { actor: viewer, limit: PAGE + 1, before: chatsBefore }),
  ]);
  const firstWords = await firstWordsOf(
    db,
    chats.map(({ id }) => id),
  );
  return {
    staff: isStaff(viewer),
    figures: { total, open, escalated, responseSeconds },
    tickets: page(tickets, (row) => toTicketCard(row, isStaff(viewer))),
    chats: page(chats, (chat) => toCard(chat, firstWords.get(chat.id))),
  };
}

/** One row more than is shown tells whether there is another page. */
function page<Row extends { id: string; createdAt: Date }, Card>(rows: Row[], toCardOf: (row: Row) => Card) {
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const older = rows.length > PAGE && last ? writeCursor({ at: last.createdAt, id: last.id }) : undefined;
  return { cards: shown.map(toCardOf), older };
}

export function toTicketCard(row: TicketRow, staff: boolean): TicketCard {
  const { id, subject, description, priority, status, needsAnswer, userEmail, userName } = row;
  return {
    id,
    subject,
    description,
    priority,
    status,
    needsAnswer,
    from: userEmail ?? (userName || 'Address not known yet'),
    care: staff ? (row.careSeverity ?? undefined) : undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
