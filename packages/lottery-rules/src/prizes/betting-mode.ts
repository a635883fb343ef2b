/** The units a stake can be played in, by `bettingModeId`: the price of two reais, or a fraction of it. */
export const bettingModes = {
  1: { code: 'Dollar', unitMinor: 10_000n },
  2: { code: 'Dime', unitMinor: 1_000n },
  3: { code: 'Cent', unitMinor: 100n },
  4: { code: 'Li', unitMinor: 10n },
} as const

export type BettingModeId = keyof typeof bettingModes

export const isBettingModeId = (id: number): id is BettingModeId => Object.hasOwn(bettingModes, id)

/** The price of one stake in units (`singleBetPrice`). */
const unitsPerStake = 2n

export type Stake = { readonly bettingModeId: BettingModeId; readonly multiple: number }

/** The units that are offered; some brands offer none that would cost a part of a centavo. */
export const bettingModesOf = (withPartsOfCentavo: boolean) =>
  (Object.keys(bettingModes).map(Number) as BettingModeId[]) // the keys of the table above
    .map((id) => ({ id, ...bettingModes[id] }))
    .filter(({ unitMinor }) => withPartsOfCentavo || (unitsPerStake * unitMinor) % 100n === 0n)

/** What one stake costs at this unit and multiple, in 1/10,000 BRL. */
export const priceOfStake = ({ bettingModeId, multiple }: Stake): bigint =>
  unitsPerStake * bettingModes[bettingModeId].unitMinor * BigInt(multiple)

/** The cost of a line: stakes × price × unit × multiple, in 1/10,000 BRL. Exact. */
export const costOfLine = (stakes: number, stake: Stake): bigint =>
  BigInt(stakes) * priceOfStake(stake)

/**
 * A free price of one stake, in 1/10,000 BRL, as the largest unit that divides it and the multiple;
 * undefined if none does.
 */
export const stakeOfPrice = (priceMinor: bigint): Stake | undefined => {
  if (priceMinor <= 0n) return undefined
  for (const [id, { unitMinor }] of Object.entries(bettingModes)) {
    const one = unitsPerStake * unitMinor
    const bettingModeId = Number(id)
    if (priceMinor % one === 0n && isBettingModeId(bettingModeId)) {
      const times = priceMinor / one
      return { bettingModeId, multiple: Number(times) }
    }
  }
  return undefined
}
