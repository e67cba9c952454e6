/** A calendar file to download. */
export const asCalendar = (invitation: string): Response =>
  new Response(invitation, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="session.ics"',
    },
  });
