import { createHash } from 'node:crypto'
import { sumKeys, type Sums } from './sums.ts'

/** A line of a closed day. */
export type DayLine = Sums & { readonly node_id: number; readonly players: bigint }

export type ClosedSums = {
  readonly brandId: number
  readonly day: string
  readonly players: bigint
  readonly availableMinor: bigint
  readonly heldMinor: bigint
  readonly lines: readonly DayLine[]
}

/**
 * SHA-256 over the hash of the day before and the day's content: brand, day, players, funds, then each line by the
 * number of its game. Numbers in decimal, separated by commas, a line feed between lines.
 */
export const hashDay = (before: Buffer, closed: ClosedSums): Buffer => {
  const { brandId, day, players, availableMinor, heldMinor, lines } = closed
  const text = [
    [brandId, day, players, availableMinor, heldMinor].join(),
    ...lines
      .toSorted((a, b) => a.node_id - b.node_id)
      .map((line) => [line.node_id, line.players, ...sumKeys.map((key) => line[key])].join()),
  ].join('\n')
  return createHash('sha256').update(before).update(text).digest()
}
