import { randomBytes } from 'node:crypto'
import type { PostCommand, Wallet } from '../../apps/server/src/modules/wallet/index.ts'
import { memberCount } from './open-ledger.ts'

export type Load = {
  readonly callers: number
  readonly seconds: number
  /** `hot`: every command against one house; otherwise eight houses in turn. */
  readonly houses: 'spread' | 'hot'
}

export type LoadResult = {
  readonly opsPerSec: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly applied: number
  readonly duplicates: number
  readonly refused: number
}

const letters = 'abcdefgh'
const lateRetryEvery = 4_999

// Not for games: a cheap even distribution of members (xorshift32).
const createSpread = (seed: number) => {
  let state = seed | 1
  return (below: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

const createCommands = ({ houses }: Load) => {
  const run = randomBytes(6).toString('hex')
  const pick = createSpread(randomBytes(4).readUInt32LE())
  let count = 0
  let last: PostCommand | undefined
  let earlier: PostCommand | undefined
  return (): PostCommand => {
    count += 1
    // One in fifty is repeated while in flight, one in five thousand long after its answer; one in a
    // hundred asks for too much.
    if (count % 50 === 0 && last) return last
    if (count % lateRetryEvery === 0 && earlier) return earlier
    const house = houses === 'hot' ? 'a' : (letters[pick(8)] ?? 'a')
    const isBet = pick(2) === 0
    const command = {
      source: 'vendor:bench',
      txnId: `${run}-${pick(0xffff_ffff).toString(36)}-${count}`,
      kind: isBet ? `bench.bet.${house}` : `bench.paid.${house}`,
      memberId: BigInt(1 + pick(memberCount)),
      amountMinor: count % 100 === 7 && isBet ? 10n ** 12n : BigInt(10_000 + pick(100) * 100),
      reference: { round: `r${count}` },
    }
    if (count % lateRetryEvery === 1) earlier = command
    last = command
    return command
  }
}

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Callers that each wait for their answer before the next command, like pgbench's clients. */
export const runLoad = async (wallet: Wallet, load: Load): Promise<LoadResult> => {
  const next = createCommands(load)
  const tally = { applied: 0, duplicates: 0, refused: 0 }
  const latencies: number[] = []
  const endsAt = performance.now() + load.seconds * 1000

  const call = async (): Promise<void> => {
    for (let now = performance.now(); now < endsAt;) {
      try {
        const { outcome } = await wallet.post(next())
        if (outcome === 'applied') tally.applied += 1
        else tally.duplicates += 1
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'Refusal') throw error
        tally.refused += 1
      }
      const answeredAt = performance.now()
      latencies.push(answeredAt - now)
      now = answeredAt
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: load.callers }, call))
  const seconds = (performance.now() - startedAt) / 1000
  const sorted = Float64Array.from(latencies).sort()
  return {
    opsPerSec: Math.round(latencies.length / seconds),
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    ...tally,
  }
}
