import { type Concern, recognise } from '../../../care/index.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { type TicketRow, updateTicket } from './queries.ts';
import { writeReceipt, writeToStaff } from './ticket-letters.ts';

type Marks = Partial<Pick<TicketRow, 'careKind' | 'careSeverity' | 'priority'>>;

/** How a ticket is marked in which such a thing is said. */
export const marksOf = (concern: Concern | undefined): Marks =>
  concern
    ? {
        careKind: concern.kind,
        careSeverity: concern.severity,
        priority: concern.severity === 'crisis' ? 'urgent' : 'high',
      }
    : {};

export const concernIn = (subject: string, message: string): Concern | undefined =>
  recognise(`${subject}\n\n${message}`);

/** `receipt`: a letter with the helplines, to where the chat window has not shown them already. */
type Raised = { concern: Concern; message: string; receipt?: boolean };

/** It is said in a ticket that runs already. What is graver than before is told at once, whoever's turn it was. */
export async function raiseConcern(
  services: Parts,
  tx: Tx,
  ticket: TicketRow,
  { concern, message, receipt = ticket.source !== 'chat' }: Raised,
): Promise<void> {
  const isGraver =
    ticket.careSeverity === null || (concern.severity === 'crisis' && ticket.careSeverity === 'care');
  if (!isGraver) return;
  const { priority: wanted, ...marks } = marksOf(concern);
  const priority = ticket.priority === 'urgent' ? ticket.priority : wanted;
  await updateTicket(tx, ticket.id, { ...marks, priority, updatedAt: services.clock.now() });
  await writeToStaff(services, tx, { ...ticket, ...marks }, message);
  if (receipt) await writeReceipt(services, tx, ticket, concern);
}
