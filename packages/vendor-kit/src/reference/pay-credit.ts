import type { VendorCredit } from '@trevo/contract/vendor/shapes.ts'
import { findMoney } from '@trevo/money/money.ts'
import { done, no, type Answer, type Bet, type BookState } from './book-state.ts'

/** All credits of a stake together are at most this many stakes; more waits for a person. */
const payoutStakesMax = 10_000n

const paidMinor = ({ credits }: Bet): bigint =>
  credits
    .filter(({ held, undone }) => !held && !undone)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

/** Pays what a bet has won, or holds it for a person. */
export const createCredit =
  ({ bets, barred, used }: BookState) =>
  (message: VendorCredit): Answer => {
    const { transactionId: id, referenceTransactionId: of, playerRef, roundId, amount } = message
    if (message.currency !== 'BRL') return no('WRONG_CURRENCY')
    const bet = bets.get(of)
    if (!bet) {
      return barred.has(of) ? no('TRANSACTION_ROLLED_BACK') : no('TRANSACTION_DOES_NOT_EXIST', true)
    }
    if (bet.player.playerRef !== playerRef) return no('INVALID_PLAYER')
    if (!bet.content.includes(`|${roundId}|`)) return no('TRANSACTION_DOES_NOT_EXIST')
    const amountMinor = findMoney(amount) ?? 0n
    const content = `credit|${of}|${amountMinor}`
    if (bet.state === 'rolled_back') return no('TRANSACTION_ROLLED_BACK')
    if (used.has(id)) {
      if (used.get(id) !== content) return no('DUPLICATE_TRANSACTION')
      const known = bet.credits.find(({ txn }) => txn === id)
      if (known?.undone) return no('TRANSACTION_ROLLED_BACK')
      return { ...done(bet.player, id, true), ...(known?.held && { held: true }) }
    }
    used.set(id, content)
    const held = paidMinor(bet) + amountMinor > bet.stakeMinor * payoutStakesMax
    if (!held) bet.player.balanceMinor += amountMinor
    bet.credits.push({ txn: id, amountMinor, held, undone: false })
    bet.state = 'settled'
    return { ...done(bet.player, id, false), ...(held && { held: true }) }
  }
