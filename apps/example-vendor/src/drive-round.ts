import { randomInt } from 'node:crypto'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import type { Round, Rounds } from './rounds.ts'

export const gameCode = 'coin-flip'

/** A correct guess pays 1.96 stakes: the coin returns 98 percent. */
const payoutPercent = 196n

const payoutOf = (stake: string): string => formatMoney((parseMoney(stake) * payoutPercent) / 100n)

export type Driven = {
  readonly wallet: WalletClient
  readonly rounds: Rounds
  /** Rounds in progress, so that none is drawn twice. */
  readonly driving: Set<string>
}

const named = ({ playerRef, roundId }: Round) => ({
  playerRef,
  roundId,
  gameCode,
  currency: 'BRL',
})

const draw = ({ rounds }: Driven, round: Round): void => {
  round.drawn = randomInt(2) === 0 ? 'heads' : 'tails'
  round.payout = round.drawn === round.side ? payoutOf(round.stake) : '0.00'
  round.state = 'crediting'
  rounds.save(round)
}

const take = async (driven: Driven, round: Round): Promise<void> => {
  const { sessionToken, stake: amount, debitId: transactionId } = round
  const message = { ...named(round), sessionToken, amount, transactionId }
  const result = await driven.wallet.debit(message)
  if (result.kind === 'answer' && result.reply.status === 'OK') return draw(driven, round)
  // A clear refusal: nothing was taken. After any other failure the stake may have been taken, so it is rolled
  // back.
  const isClear = result.kind === 'answer' && result.reply.retry !== true
  round.state = isClear ? 'cancelled' : 'rolling_back'
  driven.rounds.save(round)
}

const giveBack = async ({ wallet, rounds }: Driven, round: Round): Promise<void> => {
  const { debitId: referenceTransactionId, rollbackId: transactionId } = round
  const message = { ...named(round), transactionId, referenceTransactionId, roundClosed: true }
  const result = await wallet.rollback(message)
  if (result.kind !== 'answer' || result.reply.status !== 'OK') return
  round.state = 'cancelled'
  rounds.save(round)
}

const pay = async ({ wallet, rounds }: Driven, round: Round): Promise<void> => {
  const { debitId: referenceTransactionId, creditId: transactionId, payout: amount } = round
  const message = { ...named(round), transactionId, referenceTransactionId, amount }
  const result = await wallet.credit({ ...message, roundClosed: true })
  // A zero credit is sent too: without it the platform would not know that the stake is lost.
  if (result.kind !== 'answer' || result.reply.status !== 'OK') return
  round.state = 'settled'
  rounds.save(round)
}

/** Advances a round by one step. The ids belong to the round, so a step can be repeated. */
const step = (driven: Driven, round: Round): Promise<void> => {
  if (round.state === 'debiting') return take(driven, round)
  return round.state === 'rolling_back' ? giveBack(driven, round) : pay(driven, round)
}

const isOver = ({ state }: Round): boolean => state === 'settled' || state === 'cancelled'

/** Advances a round as far as the platform answers; `finishRounds` does the rest. */
export const driveRound = async (driven: Driven, round: Round): Promise<void> => {
  const { driving } = driven
  if (driving.has(round.roundId)) return
  driving.add(round.roundId)
  try {
    while (!isOver(round)) {
      const before = round.state
      await step(driven, round)
      if (round.state === before) return
    }
  } finally {
    driving.delete(round.roundId)
  }
}

/** Continues every round that still owes the platform a message; run it every few seconds. */
export const finishRounds = async (driven: Driven): Promise<void> => {
  for (const round of driven.rounds.listUnfinished()) await driveRound(driven, round)
}
