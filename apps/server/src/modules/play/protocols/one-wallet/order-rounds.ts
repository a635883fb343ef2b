import { refused } from '../../common/domain/round-outcome.ts'
import type { Rounds } from '../../rounds/create-rounds.ts'
import type { Balance, Check, Movement } from './messages.ts'
import type { Ended } from './write-reply.ts'

/**
 * The messages of the one-wallet family as orders of rounds. Its `refId` is a bet: taken once, and then settled
 * once or cancelled once, under any attempt id. So the bet's own id is the stake's, and the ids of its end are
 * derived from it: a second credit of a bet is a repeat of the first.
 */
export const orderRounds = (rounds: Rounds) => ({
  check: async (vendor: string, { sid, userId }: Check): Promise<Ended> => {
    const entered = await rounds.enterSession(vendor, sid)
    if (entered.kind === 'refused' || !userId || userId === entered.playerRef) return entered
    return refused('session_unknown')
  },

  balance: async (vendor: string, { sid, userId, currency }: Balance): Promise<Ended> => {
    await rounds.ensureSession(vendor, sid)
    return rounds.readBalance({ vendor, sessionToken: sid, playerRef: userId, currency })
  },

  debit: async (vendor: string, { sid, userId, currency, ...debit }: Movement): Promise<Ended> => {
    await rounds.ensureSession(vendor, sid)
    return rounds.takeStake({
      vendor,
      txnId: debit.transaction.refId,
      sessionToken: sid,
      playerRef: userId,
      gameCode: debit.game.details?.table.id ?? '',
      roundId: debit.game.id,
      currency,
      amountMinor: debit.transaction.amount,
    })
  },

  credit: async (vendor: string, { userId, currency, ...credit }: Movement): Promise<Ended> =>
    rounds.payOut({
      vendor,
      txnId: `${credit.transaction.refId}:credit`,
      debitTxn: credit.transaction.refId,
      playerRef: userId,
      roundId: credit.game.id,
      currency,
      amountMinor: credit.transaction.amount,
      roundClosed: true,
    }),

  cancel: async (vendor: string, { userId, currency, ...cancel }: Movement): Promise<Ended> =>
    rounds.reverse({
      vendor,
      txnId: `${cancel.transaction.refId}:cancel`,
      reverses: cancel.transaction.refId,
      playerRef: userId,
      roundId: cancel.game.id,
      currency,
      roundClosed: true,
    }),
})
