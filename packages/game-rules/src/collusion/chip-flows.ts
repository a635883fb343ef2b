/** Chips that went from one place in a deal to another. */
export type ChipFlow = {
  readonly from: number
  readonly to: number
  /** In hundredths of the game's unit. */
  readonly hundredths: number
}

type Stacks = {
  readonly beforeMinor: readonly bigint[]
  readonly afterMinor: readonly bigint[]
  /** The game's unit: a big blind, an entry. */
  readonly unitMinor: bigint
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

/**
 * Who lost how much to whom: a seat's loss goes to the winners in proportion to their wins. The rake
 * comes out of the losses and goes to nobody.
 */
export const chipFlows = ({ beforeMinor, afterMinor, unitMinor }: Stacks): readonly ChipFlow[] => {
  const gained = beforeMinor.map((before, place) => (afterMinor[place] ?? 0n) - before)
  const lostInAll = sum(gained.filter((one) => one < 0n).map((one) => -one))
  if (lostInAll === 0n) return []
  return gained.flatMap((loss, from) => {
    if (loss >= 0n) return []
    return gained.flatMap((won, to) => {
      if (won <= 0n) return []
      const parts = (-loss * won * 100n) / (lostInAll * unitMinor)
      return parts > 0n ? [{ from, to, hundredths: Number(parts) }] : []
    })
  })
}
