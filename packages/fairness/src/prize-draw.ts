import { chanceFromWords, wordsOf } from '@trevo/fairness/chance.ts'

/** The total of the weights of a draw's prizes. */
export const weightTotal = 1_000_000

/** A prize as set up, and how many are left. */
export type WeighedPrize = {
  readonly id: number
  /** Its share, in parts of `weightTotal`. */
  readonly weight: number
  /** Undefined: no limit. */
  readonly left: number | undefined
  /** A shipped item: it takes over no share of a used-up prize. */
  readonly isPhysical: boolean
}

/** A prize that can be drawn now; the shares of all of them add up to the whole. */
export type PrizeShare = { readonly id: number; readonly share: bigint }

/**
 * Shares of the remaining prizes. A used-up prize gives its share to the others in proportion to their
 * weights, except physical ones, which keep their own. The whole is `weightTotal` times the
 * participating weights, so that every share is a whole number. Empty if only physical prizes are
 * left: such a draw is impossible.
 */
export const shareOut = (prizes: readonly WeighedPrize[]): readonly PrizeShare[] => {
  const alive = prizes.filter(({ left, weight }) => left !== 0 && weight > 0)
  const sum = (list: readonly WeighedPrize[]) => list.reduce((total, one) => total + one.weight, 0)
  const physical = sum(alive.filter(({ isPhysical }) => isPhysical))
  const other = sum(alive.filter(({ isPhysical }) => !isPhysical))
  if (other === 0) return []
  return alive.map(({ id, weight, isPhysical }) => ({
    id,
    share: BigInt(weight) * BigInt(isPhysical ? other : weightTotal - physical),
  }))
}

/** The share of a draw that the seeds select: server seed, client seed, nonce 0. */
export const drawPrize = (
  shares: readonly PrizeShare[],
  seeds: { readonly serverSeed: string; readonly clientSeed: string },
): number => {
  const words = wordsOf({ ...seeds, nonce: 0 })
  const total = shares.reduce((sum, { share }) => sum + share, 0n)
  if (total <= 0n || total >= 2n ** 48n) throw new RangeError('shares: 1 to 2^48 in all')
  // 64 bits; values above the largest multiple of the whole are skipped, so that no share is favoured.
  const range = 2n ** 64n
  const acceptedBelow = range - (range % total)
  const next = (): bigint => BigInt(words()) * 2n ** 32n + BigInt(words())
  let point = next()
  while (point >= acceptedBelow) point = next()
  point %= total
  for (const { id, share } of shares) {
    if (point < share) return id
    point -= share
  }
  throw new Error('a point beyond the whole')
}

/**
 * The winning tickets of a raffle, in the order of its prizes: numbers from 1 to `tickets`, each once,
 * decided by the seed that was committed to and the hash of the list published afterwards.
 */
export const drawTickets = (
  tickets: number,
  winners: number,
  seeds: { readonly serverSeed: string; readonly listHash: string },
): readonly number[] => {
  const chance = chanceFromWords(
    wordsOf({ serverSeed: seeds.serverSeed, clientSeed: seeds.listHash, nonce: 0 }),
  )
  const drawn: number[] = []
  while (drawn.length < Math.min(winners, tickets)) {
    const ticket = chance.nextInt(tickets) + 1
    if (!drawn.includes(ticket)) drawn.push(ticket)
  }
  return drawn
}
