import { refused } from '../../common/domain/round-outcome.ts'
import type { Rounds } from '../../rounds/create-rounds.ts'
import type { Bet, Rollback, UserBalance, UserInfo, Win } from './messages.ts'
import type { Ended } from './write-reply.ts'

const unitsPerMinor = 10n
const tooFine: Ended = { kind: 'unread', status: 'RS_ERROR_WRONG_TYPES' }

/** Units of 1/100,000 converted to 1/10,000; undefined for finer amounts. */
const minorOf = (units: bigint): bigint | undefined =>
  units % unitsPerMinor === 0n ? units / unitsPerMinor : undefined

/** The messages of a Hub88-style vendor as orders of rounds. */
export const orderRounds = (rounds: Rounds) => ({
  userInfo: async (vendor: string, { token, user }: UserInfo): Promise<Ended> => {
    if (token) return rounds.enterSession(vendor, token)
    const isKnown = user && (await rounds.knowsPlayer(vendor, user))
    return isKnown ? { kind: 'known', playerRef: user } : refused('player_unknown')
  },

  userBalance: async (vendor: string, query: UserBalance): Promise<Ended> => {
    const { token: sessionToken, user: playerRef } = query
    await rounds.ensureSession(vendor, sessionToken)
    const currency = query.currency ?? 'BRL'
    return rounds.readBalance({ vendor, sessionToken, playerRef, currency })
  },

  bet: async (vendor: string, bet: Bet): Promise<Ended> => {
    const amountMinor = minorOf(bet.amount)
    if (amountMinor === undefined) return tooFine
    await rounds.ensureSession(vendor, bet.token)
    return rounds.takeStake({
      vendor,
      txnId: bet.transaction_uuid,
      sessionToken: bet.token,
      playerRef: bet.user,
      gameCode: bet.game_code,
      roundId: bet.round,
      currency: bet.currency,
      amountMinor,
    })
  },

  win: async (vendor: string, win: Win): Promise<Ended> => {
    const amountMinor = minorOf(win.amount)
    if (amountMinor === undefined) return tooFine
    return rounds.payOut({
      vendor,
      txnId: win.transaction_uuid,
      debitTxn: win.reference_transaction_uuid,
      playerRef: win.user,
      roundId: win.round,
      currency: win.currency,
      amountMinor,
      roundClosed: win.round_closed === true,
    })
  },

  rollback: async (vendor: string, rollback: Rollback): Promise<Ended> =>
    rounds.reverse({
      vendor,
      txnId: rollback.transaction_uuid,
      reverses: rollback.reference_transaction_uuid,
      playerRef: rollback.user,
      roundId: rollback.round,
      // The message names none: the undone movement has one.
      currency: 'BRL',
      roundClosed: rollback.round_closed === true,
    }),
})
