import { createHash } from 'node:crypto'

/** Letters and digits that reveal nothing about the source text. */
export const wordOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length).toUpperCase()

/** The name that others in a room see for a player while the chain lasts; the owner is not revealed. */
export const nameOf = (chainEnd: string, playerRef: string): string =>
  wordOf(`${chainEnd}:${playerRef}`, 6)
