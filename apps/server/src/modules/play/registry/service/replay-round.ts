import type { RoundReplay } from '@trevo/contract/ops/rounds.ts'
import type { RoundProof } from '@trevo/contract/rgs/round.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { checkRound, redoRound, type RedoneRound } from '@trevo/game-rules/engine/redo-round.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { findTitle } from '@trevo/titles/find-title.ts'
import type { PlayContext } from '../../common/context.ts'
import type { RoundRecord } from '../../needs.ts'
import { createFindOwnRound } from './find-own-round.ts'

type Revealed = RoundProof & { readonly serverSeed: string }

const isRevealed = (proof: RoundProof | null): proof is Revealed =>
  typeof proof?.serverSeed === 'string'

/** Plays it by the rules of its version; undefined if those are gone or know no such wager. */
const redo = ({ round }: RoundRecord, proof: Revealed): RedoneRound | undefined => {
  const found = findTitle(round.gameCode, proof.mathsVersion)
  if (!found) return undefined
  const stakeMinor = parseMoney(round.firstStake)
  const { choice, actions } = round as { choice: Json; actions: readonly Json[] } // plain JSON
  try {
    return redoRound(found, { ...proof, stakeMinor, choice, actions })
  } catch (error) {
    // The record names seeds or actions that its rules refuse: it was not played like this.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Views that are played, and decided: what came later does not change them. */
const decided = new Set(['played', 'credited', 'closed'])

type Books = { readonly stakeMinor: bigint; readonly payoutMinor: bigint }

const presentReplay = (record: RoundRecord, books: Books, language: Language): RoundReplay => {
  const { round, proof } = record
  const common = {
    stake: round.stake,
    payout: round.payout,
    choice: round.choice,
    actions: round.actions,
    proof,
    redone: null,
  }
  if (!decided.has(round.state)) return { ...common, verdict: 'open', booksAgree: null }
  const payoutMinor = parseMoney(round.payout)
  const booksAgree =
    books.stakeMinor === parseMoney(round.stake) && books.payoutMinor === payoutMinor
  if (!isRevealed(proof)) return { ...common, verdict: 'hidden', booksAgree }
  const redone = redo(record, proof)
  if (!redone) return { ...common, verdict: 'unknown_rules', booksAgree }
  const { commitment } = proof
  const holds = checkRound(redone, { commitment, outcome: round.outcome, payoutMinor })
  const isSame = holds.commitment && holds.outcome && holds.payout && booksAgree
  return {
    ...common,
    verdict: isSame ? 'agrees' : 'differs',
    booksAgree,
    redone: {
      payout: formatMoney(redone.play.payoutMinor),
      commitmentHolds: holds.commitment,
      outcomeHolds: holds.outcome,
      payoutHolds: holds.payout,
      facts: [...redone.facts[language]],
    },
  }
}

/**
 * A round of the brand played again from its seeds, beside the vendor's record and our own books; null if the vendor
 * gives no record. @throws Refusal `round.unknown`
 */
export const createReplayRound = (context: PlayContext) => {
  const findOwnRound = createFindOwnRound(context)
  return async (
    brandId: number,
    asked: {
      readonly vendor?: string | undefined
      readonly roundId: string
      readonly language: Language
    },
  ): Promise<RoundReplay | null> => {
    const { vendor, bets } = await findOwnRound(brandId, asked)
    const { roundId, language } = asked
    const gameCode = context.catalogue.findGame(bets[0].node_id)?.gameCode
    if (gameCode === undefined) return null
    const record = await context.vendors.readRound({ vendor, gameCode, roundId })
    if (!record) return null
    const books = {
      stakeMinor: bets.reduce((sum, { stake_minor }) => sum + stake_minor, 0n),
      payoutMinor: bets.reduce((sum, { payout_minor }) => sum + payout_minor, 0n),
    }
    return presentReplay(record, books, language)
  }
}
