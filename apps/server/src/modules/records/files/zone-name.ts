/** A zone's name for readers, with its UTC offset: `Horário de Brasília (GMT-3)`. */
export const zoneName = (timeZone: string, locale: string, at: Date): string => {
  const named = (timeZoneName: 'longGeneric' | 'shortOffset'): string =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return `${named('longGeneric')} (${named('shortOffset')})`
}
