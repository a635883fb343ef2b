import { createHash } from 'node:crypto'

/** Letters and digits that tell nothing of the text they come from. */
export const wordOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length).toUpperCase()

/** What others in a room call a player for as long as the chain lasts; whose it is stays here. */
export const nameOf = (chainEnd: string, playerRef: string): string =>
  wordOf(`${chainEnd}:${playerRef}`, 6)
