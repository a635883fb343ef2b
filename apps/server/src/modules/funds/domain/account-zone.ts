/** The days of the institution, at whose end it states the balance. */
export const accountZone = 'America/Sao_Paulo'
