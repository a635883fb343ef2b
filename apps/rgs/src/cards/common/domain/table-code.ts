/**
 * The code of a table: its game, and at a tournament the tournament's code after it. A server version without
 * tournaments finds no game with this code, and leaves the table alone.
 */
export const tableCodeOf = (gameCode: string, sitAndGo: string | null): string =>
  sitAndGo === null ? gameCode : `${gameCode}:${sitAndGo}`

/** The game of a table. */
export const gameCodeOf = (tableCode: string): string => tableCode.split(':')[0] ?? tableCode
