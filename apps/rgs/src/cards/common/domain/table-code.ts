/**
 * The code of a table: of its game, and at a tournament the code of that after it. A copy of the
 * server that knows no tournaments finds no game of this code, and leaves the table alone.
 */
export const tableCodeOf = (gameCode: string, sitAndGo: string | null): string =>
  sitAndGo === null ? gameCode : `${gameCode}:${sitAndGo}`

/** The game of a table. */
export const gameCodeOf = (tableCode: string): string => tableCode.split(':')[0] ?? tableCode
