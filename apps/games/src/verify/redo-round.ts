import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import { chanceOf, wordsOf } from '@trevo/fairness/chance.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { playRound } from '@trevo/game-rules/slots/play-round.ts'
import type { RoundOutcome, SlotMaths } from '@trevo/game-rules/slots/types.ts'

export type RoundInput = {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stakeMinor: bigint
}

export type RedoneRound = {
  /** SHA-256 of the server seed: what must have been published before. */
  readonly commitment: string
  /** The first 32-bit numbers of the stream, for checking by hand. */
  readonly words: readonly number[]
  readonly outcome: RoundOutcome
}

const WORDS_SHOWN = 8

/** Plays a round again from its seeds; needs no network. Throws RangeError for malformed input. */
export const redoRound = (maths: SlotMaths, input: RoundInput): RedoneRound => {
  const nextWord = wordsOf(input)
  return {
    commitment: commitmentOf(input.serverSeed),
    words: Array.from({ length: WORDS_SHOWN }, nextWord),
    outcome: playRound(maths, { stakeMinor: input.stakeMinor }, chanceOf(input)),
  }
}

export type RoundCheck = {
  readonly commitment: boolean
  readonly outcome: boolean
  readonly payout: boolean
}

/** Compares a redone round with what was published and what is on record. */
export const checkRound = (
  redone: RedoneRound,
  record: { readonly commitment: string; readonly outcome: unknown; readonly payoutMinor: bigint },
): RoundCheck => ({
  commitment: redone.commitment === record.commitment.toLowerCase(),
  outcome: canonicalJson(redone.outcome) === canonicalJson(record.outcome),
  payout: BigInt(redone.outcome.payoutMinor) === record.payoutMinor,
})
