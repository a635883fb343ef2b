import { createHash } from 'node:crypto'
import { seatNames } from '@trevo/titles/card-games/seat-names.ts'

/** A name for a new player, unique at the table; it does not reveal who it is. */
export const chooseName = (seed: string, taken: readonly string[]): string => {
  const free = seatNames.filter((name) => !taken.includes(name))
  const number = createHash('sha256').update(seed).digest().readUInt32BE(0)
  return free[number % free.length] ?? 'fox'
}
