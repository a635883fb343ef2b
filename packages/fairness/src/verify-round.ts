import { canonicalJson } from './canonical-json.ts'
import { chanceOf, type Chance } from './chance.ts'
import { isOfChain } from './hash-chain.ts'
import type { BytesInput } from './seeded-bytes.ts'

export type RoundToVerify = BytesInput & {
  /** Published before the round, 64 hex digits. */
  readonly commitment: string
  /** How often the server seed is hashed to give the commitment: 1, more often for a chain's. */
  readonly hashCount?: number
  /** The outcome on record, plain JSON. */
  readonly outcome: unknown
}

export type RoundVerdict = {
  readonly ok: boolean
  /** The revealed server seed, hashed so often, gives the commitment. */
  readonly commitmentHolds: boolean
  /** The rules give the recorded outcome again. */
  readonly outcomeHolds: boolean
  /** What the rules give, for showing beside the record. */
  readonly recomputed: unknown
}

/**
 * Redoes a round from its seeds and compares: `replay` is the game's rules with stake and choices
 * bound. Needs no server, so a browser can do it offline. Throws RangeError for malformed seeds.
 */
export const verifyRound = (
  round: RoundToVerify,
  replay: (chance: Chance) => unknown,
): RoundVerdict => {
  const commitmentHolds = isOfChain(round.serverSeed, round.hashCount ?? 1, round.commitment)
  const recomputed = replay(chanceOf(round))
  const outcomeHolds = canonicalJson(recomputed) === canonicalJson(round.outcome)
  return { ok: commitmentHolds && outcomeHolds, commitmentHolds, outcomeHolds, recomputed }
}
