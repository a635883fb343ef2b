import { chanceFromWords, wordsOf } from '@trevo/fairness/chance.ts'

/** The total that the weights of a draw's prizes add up to. */
export const weightTotal = 1_000_000

/** A prize as it is set up, and how many of it are left. */
export type WeighedPrize = {
  readonly id: number
  /** Its share, in parts of `weightTotal`. */
  readonly weight: number
  /** Undefined: no limit. */
  readonly left: number | undefined
  /** A thing that is sent: it takes over nothing of a prize that is used up. */
  readonly isPhysical: boolean
}

/** A prize that can be drawn now; shares of all of them add up to the whole. */
export type PrizeShare = { readonly id: number; readonly share: bigint }

/**
 * Shares of the prizes that are left. What is used up gives its share to the others in proportion to
 * their weights, but for physical ones, which keep their own. The whole is `weightTotal` times the
 * weights that take part, so that every share is a whole number. Empty when nothing but physical
 * prizes is left: such a draw cannot be made.
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

/** Of the shares of a draw, the one that the seeds decide: server seed, client seed, nonce 0. */
export const drawPrize = (
  shares: readonly PrizeShare[],
  seeds: { readonly serverSeed: string; readonly clientSeed: string },
): number => {
  const words = wordsOf({ ...seeds, nonce: 0 })
  const total = shares.reduce((sum, { share }) => sum + share, 0n)
  if (total <= 0n || total >= 2n ** 48n) throw new RangeError('shares: 1 to 2^48 in all')
  // 64 bits; values above the largest multiple of the whole are skipped, so that no share gains.
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
 * The tickets of a raffle that win, in the order of its prizes: numbers from 1 to `tickets`, each once,
 * decided by the seed that was committed to and the hash of the list that was published after.
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
