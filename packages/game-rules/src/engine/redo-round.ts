import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import { chanceOf, wordsOf } from '@trevo/fairness/chance.ts'
import { hashTimes } from '@trevo/fairness/hash-chain.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Engine, Fact, Play } from './engine.ts'
import type { Json } from './json.ts'
import type { TitleData } from './title-data.ts'

/** What decides a round: seeds, wager, and the player's actions. */
export type RoundInput = {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** How often the server seed is hashed to get its commitment: 1, more for a chain's. */
  readonly hashCount: number
  /** The first stake. */
  readonly stakeMinor: bigint
  readonly choice: Json
  readonly actions: readonly Json[]
}

export type RedoneRound = {
  /** SHA-256 of the server seed, repeated this often: what must have been published before. */
  readonly commitment: string
  /** The first 32-bit numbers of the stream, for checking by hand. */
  readonly words: readonly number[]
  readonly play: Play<Json, Json>
  /** What decided it, in words. */
  readonly facts: InEachLanguage<readonly Fact[]>
}

const WORDS_SHOWN = 8

/**
 * Plays a round again from its seeds; needs no network. Undefined if the title offers no such wager. Throws
 * RangeError for malformed seeds and for illegal actions.
 */
export const redoRound = (
  { title, engine }: { readonly title: TitleData; readonly engine: Engine },
  input: RoundInput,
): RedoneRound | undefined => {
  const { stakeMinor, actions, serverSeed, hashCount } = input
  const choice = engine.readChoice(title, stakeMinor, input.choice)
  if (choice === undefined) return undefined
  const nextWord = wordsOf(input)
  const wager = { stakeMinor, choice }
  const play = engine.play(title, wager, actions, chanceOf(input))
  return {
    commitment: hashTimes(serverSeed, hashCount),
    words: Array.from({ length: WORDS_SHOWN }, nextWord),
    play,
    facts: engine.facts(title, wager, play),
  }
}

export type RoundCheck = {
  readonly commitment: boolean
  readonly outcome: boolean
  readonly payout: boolean
}

/** Compares a redone round with its published commitment and its record. */
export const checkRound = (
  { commitment, play }: RedoneRound,
  record: { readonly commitment: string; readonly outcome: unknown; readonly payoutMinor: bigint },
): RoundCheck => ({
  commitment: commitment === record.commitment.toLowerCase(),
  outcome: canonicalJson(play.view) === canonicalJson(record.outcome),
  payout: play.payoutMinor === record.payoutMinor,
})
