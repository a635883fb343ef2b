/** The zone of statements and of the days by which profit is told. */
export const zone = 'America/Sao_Paulo'
