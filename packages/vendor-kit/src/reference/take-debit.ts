import type { VendorDebit } from '@trevo/contract/vendor/shapes.ts'
import { findMoney, formatMoney, parseMoney } from '@trevo/money/money.ts'
import { done, no, type Answer, type Bet, type BookState } from './book-state.ts'

/** Takes the stake of a bet; the same message again gets the same answer. */
export const createDebit =
  ({ bets, sessions, barred, used, gameCode, profile }: BookState) =>
  (message: VendorDebit): Answer => {
    const { transactionId: id, sessionToken, playerRef, roundId, amount } = message
    const stakeMinor = findMoney(amount) ?? 0n
    if (stakeMinor === 0n) return no('WRONG_TYPES')
    const content = `debit|${playerRef}|${roundId}|${stakeMinor}`
    const known = bets.get(id)
    if (known?.content === content && message.currency === 'BRL') {
      if (known.state === 'rolled_back') return no('TRANSACTION_ROLLED_BACK')
      return done(known.player, known.transferId, true)
    }
    const player = sessions.get(sessionToken)
    if (player?.playerRef !== playerRef) return no('INVALID_TOKEN')
    if (message.gameCode !== gameCode) return no('INVALID_GAME')
    if (message.currency !== 'BRL') return no('WRONG_CURRENCY')
    if (known || used.has(id)) return no('DUPLICATE_TRANSACTION')
    if (!player.loggedIn) return no('TOKEN_EXPIRED')
    if (barred.has(id)) return no('TRANSACTION_ROLLED_BACK')
    if (!player.mayBet) return no('USER_DISABLED')
    if (stakeMinor > parseMoney(profile.maxStake)) return no('BET_LIMIT_EXCEEDED')
    // For a free round the house gives the stake.
    if (message.campaignId !== undefined) player.balanceMinor += stakeMinor
    if (player.balanceMinor < stakeMinor) {
      return { ...no('NOT_ENOUGH_MONEY'), balance: formatMoney(player.balanceMinor) }
    }
    player.balanceMinor -= stakeMinor
    const transferId = String(used.size + 1)
    used.set(id, content)
    const bet: Bet = {
      player,
      debitTxn: id,
      stakeMinor,
      content,
      transferId,
      seat: message.seat,
      credits: [],
      state: 'open',
    }
    bets.set(id, bet)
    return done(player, transferId, false)
  }
