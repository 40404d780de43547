/** The answer with an appointment's calendar file; private, so that nothing stores it. */
export function calendarResponse(calendar: string): Response {
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'no-store',
    },
  });
}
