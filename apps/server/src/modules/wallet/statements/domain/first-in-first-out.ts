/**
 * Which credits paid a debit, and what a credit was spent on: the money that came first leaves first. Before a debit
 * the balance is the newest credits that add up to it, and the debit takes the oldest of those; after a credit the
 * balance that was there before it leaves first. Both are the same search along the account, away from the line:
 * pass over so much, then take so much.
 */
export type Search = {
  /** Credits before a debit, newest first; debits after a credit, oldest first. */
  readonly side: 'before' | 'after'
  readonly skipMinor: bigint
  readonly takeMinor: bigint
}

/** What to look for from a line. @param amountMinor signed, not zero */
export const searchFrom = ({
  amountMinor,
  balanceAfterMinor,
}: {
  readonly amountMinor: bigint
  readonly balanceAfterMinor: bigint
}): Search =>
  amountMinor < 0n
    ? { side: 'before', skipMinor: balanceAfterMinor, takeMinor: -amountMinor }
    : { side: 'after', skipMinor: balanceAfterMinor - amountMinor, takeMinor: amountMinor }

/** A stretch of the account and what flowed in it, in the direction that is looked for. */
export type Stretch = {
  readonly firstSeq: bigint
  readonly lastSeq: bigint
  readonly amountMinor: bigint
  readonly from: Date
  /** The end (exclusive). */
  readonly to: Date
}

const join = (one: Stretch, next: Stretch): Stretch => ({
  firstSeq: one.firstSeq,
  lastSeq: next.lastSeq > one.lastSeq ? next.lastSeq : one.lastSeq,
  amountMinor: one.amountMinor + next.amountMinor,
  from: next.from < one.from ? next.from : one.from,
  to: next.to > one.to ? next.to : one.to,
})

/** Stretches that overlap or touch become one, so that their order is that of the account; the oldest first. */
export const joinStretches = (stretches: readonly Stretch[]): Stretch[] => {
  const joined: Stretch[] = []
  for (const next of stretches.toSorted((a, b) => (a.firstSeq < b.firstSeq ? -1 : 1))) {
    const last = joined.at(-1)
    if (last && next.firstSeq <= last.lastSeq + 1n) joined[joined.length - 1] = join(last, next)
    else joined.push(next)
  }
  return joined
}

export type Reach = Omit<Stretch, 'amountMinor'> & { readonly skipMinor: bigint }

/**
 * The part of the account in which the search ends, without the stretches that are passed over as a whole; undefined
 * if so much never flowed. @param nearestFirst joined, on the side of the search alone
 */
export const findReach = (
  nearestFirst: readonly Stretch[],
  { skipMinor, takeMinor }: Pick<Search, 'skipMinor' | 'takeMinor'>,
): Reach | undefined => {
  let passedMinor = 0n
  let flowedMinor = 0n
  let reach: Stretch | undefined
  for (const stretch of nearestFirst) {
    const endMinor = flowedMinor + stretch.amountMinor
    if (!reach && endMinor <= skipMinor) {
      passedMinor = endMinor
    } else {
      const [older, newer] =
        reach && reach.firstSeq < stretch.firstSeq ? [reach, stretch] : [stretch, reach ?? stretch]
      reach = older === newer ? stretch : join(older, newer)
    }
    flowedMinor = endMinor
    if (flowedMinor >= skipMinor + takeMinor) break
  }
  return reach && { ...reach, skipMinor: skipMinor - passedMinor }
}

/** A movement in the direction of the search. */
type Flow = { readonly seq: bigint; readonly amountMinor: bigint }

export type Part<F extends Flow> = {
  readonly flow: F
  /** Positive; at most what the flow moved. */
  readonly amountMinor: bigint
}

/** Passes over `skipMinor` of the flows, nearest first, and hands out the next `takeMinor`, as far as there is any. */
export const takeParts = <F extends Flow>(
  nearestFirst: readonly F[],
  { skipMinor, takeMinor }: Pick<Search, 'skipMinor' | 'takeMinor'>,
): { readonly parts: Part<F>[]; readonly restMinor: bigint } => {
  const parts: Part<F>[] = []
  let skip = skipMinor
  let rest = takeMinor
  for (const flow of nearestFirst) {
    if (rest === 0n) break
    const passed = flow.amountMinor < skip ? flow.amountMinor : skip
    const left = flow.amountMinor - passed
    const amountMinor = left < rest ? left : rest
    skip -= passed
    rest -= amountMinor
    if (amountMinor > 0n) parts.push({ flow, amountMinor })
  }
  return { parts, restMinor: rest }
}

/** An entry of the account; `isBound`: a debit of the credit right before it (`boundKinds`). */
export type Entry = Flow & { readonly isBound: boolean }

/**
 * Credits less the debits that are bound to them: such a debit was made in the commit of its credit and directly
 * follows it, so it is paid by this credit and by no older money. @param entries signed, newest first
 */
export const withoutBound = <E extends Entry>(entries: readonly E[]): E[] => {
  const credits: E[] = []
  let bound: E | undefined
  for (const entry of entries) {
    if (entry.isBound) {
      bound = entry
      continue
    }
    const amountMinor =
      bound?.seq === entry.seq + 1n ? entry.amountMinor + bound.amountMinor : entry.amountMinor
    bound = undefined
    if (amountMinor > 0n) credits.push({ ...entry, amountMinor })
  }
  return credits
}
