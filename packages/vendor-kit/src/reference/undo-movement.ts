import type { VendorRollback } from '@trevo/contract/vendor/shapes.ts'
import {
  done,
  no,
  type Answer,
  type Bet,
  type BookState,
  type ReferencePlayer,
} from './book-state.ts'

type CreditedBet = { readonly bet: Bet; readonly found: Bet['credits'][number] }

const findCredit = (bets: BookState['bets'], txn: string): CreditedBet | undefined => {
  for (const bet of bets.values()) {
    const found = bet.credits.find((one) => one.txn === txn)
    if (found) return { bet, found }
  }
  return undefined
}

const undoCredit = (player: ReferencePlayer, { bet, found }: CreditedBet, of: string): Answer => {
  if (bet.player !== player) return no('INVALID_PLAYER')
  const owedMinor = found.undone || found.held ? 0n : found.amountMinor
  if (player.balanceMinor < owedMinor) return no('NOT_ENOUGH_MONEY')
  player.balanceMinor -= owedMinor
  found.undone = true
  if (bet.credits.every(({ undone }) => undone)) bet.state = 'open'
  return done(player, of, false)
}

const undoStake = (player: ReferencePlayer, bet: Bet, of: string): Answer => {
  if (bet.player !== player) return no('INVALID_PLAYER')
  if (bet.state === 'settled') return no('TRANSACTION_ALREADY_SETTLED')
  const repeated = bet.state === 'rolled_back'
  if (!repeated) player.balanceMinor += bet.stakeMinor
  bet.state = 'rolled_back'
  return done(player, of, repeated)
}

/** Undoes a credit or a debit; a debit that never arrived is blocked. */
export const createRollback =
  ({ players, bets, barred }: BookState) =>
  (message: VendorRollback): Answer => {
    const { referenceTransactionId: of, playerRef } = message
    if (message.currency !== 'BRL') return no('WRONG_CURRENCY')
    const player = players.get(playerRef)
    if (!player) return no('INVALID_PLAYER')
    const credited = findCredit(bets, of)
    if (credited) return undoCredit(player, credited, of)
    const bet = bets.get(of)
    if (!bet) {
      barred.add(of)
      return done(player, '', false)
    }
    return undoStake(player, bet, of)
  }
