const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Brazil (yyyy-MM-dd), by which people there have their birthday. */
export const todayOn = (now: Date): string => calendar.format(now)
