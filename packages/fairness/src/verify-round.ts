import { canonicalJson } from './canonical-json.ts'
import { chanceOf, type Chance } from './chance.ts'
import { isOfChain } from './hash-chain.ts'
import type { BytesInput } from './seeded-bytes.ts'

export type RoundToVerify = BytesInput & {
  /** Published before the round, 64 hex digits. */
  readonly commitment: string
  /** How often the server seed is hashed to give the commitment: 1, or more for a chain's. */
  readonly hashCount?: number
  /** The recorded outcome, plain JSON. */
  readonly outcome: unknown
}

export type RoundVerdict = {
  readonly ok: boolean
  /** The revealed server seed, hashed that many times, gives the commitment. */
  readonly commitmentHolds: boolean
  /** The rules reproduce the recorded outcome. */
  readonly outcomeHolds: boolean
  /** The outcome by the rules, to be shown next to the record. */
  readonly recomputed: unknown
}

/**
 * Repeats a round from its seeds and compares: `replay` is the game's rules with stake and choices
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
