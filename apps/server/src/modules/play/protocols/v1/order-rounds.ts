import {
  LaunchToken,
  type BalanceQuery,
  type RoundClose,
  type SessionCheck,
  type VendorCredit,
  type VendorDebit,
  type VendorRollback,
} from '@trevo/contract/vendor/shapes.ts'
import { findMoney } from '@trevo/money/money.ts'
import { refused } from '../../common/domain/round-outcome.ts'
import type { Rounds } from '../../rounds/create-rounds.ts'
import type { Ended, Unread } from './write-reply.ts'

const wrongAmount: Unread = { kind: 'unread', status: 'WRONG_TYPES' }

/** An optional amount; null if it is not an amount. */
const moneyOr = (text: string | undefined): bigint | null | undefined =>
  text === undefined ? undefined : (findMoney(text) ?? null)

/** The messages of the seamless wallet v1 as orders of rounds. */
export const orderRounds = (rounds: Rounds) => ({
  checkSession: async (vendor: string, { launchToken }: SessionCheck): Promise<Ended> =>
    LaunchToken.safeParse(launchToken).success
      ? rounds.openSession(vendor, launchToken)
      : refused('session_unknown'),

  getVendorBalance: async (
    vendor: string,
    { sessionToken, playerRef, currency }: BalanceQuery,
  ): Promise<Ended> => rounds.readBalance({ vendor, sessionToken, playerRef, currency }),

  debit: async (vendor: string, debit: VendorDebit): Promise<Ended> => {
    const amountMinor = findMoney(debit.amount)
    if (amountMinor === undefined) return wrongAmount
    const { transactionId: txnId, sessionToken, playerRef, gameCode, roundId, currency } = debit
    const { referenceTransactionId: firstTxn, campaignId, seat } = debit
    return rounds.takeStake({
      vendor,
      txnId,
      sessionToken,
      playerRef,
      gameCode,
      roundId,
      currency,
      amountMinor,
      firstTxn,
      campaignId,
      seat,
    })
  },

  credit: async (vendor: string, credit: VendorCredit): Promise<Ended> => {
    const amountMinor = findMoney(credit.amount)
    const validStakeMinor = moneyOr(credit.validStake)
    const wonFromPlayersMinor = moneyOr(credit.wonFromPlayers)
    if (amountMinor === undefined || validStakeMinor === null || wonFromPlayersMinor === null) {
      return wrongAmount
    }
    const { transactionId: txnId, referenceTransactionId: debitTxn } = credit
    const { playerRef, roundId, currency } = credit
    const roundClosed = credit.roundClosed === true
    return rounds.payOut({
      vendor,
      txnId,
      debitTxn,
      playerRef,
      roundId,
      currency,
      amountMinor,
      roundClosed,
      validStakeMinor,
      wonFromPlayersMinor,
    })
  },

  rollback: async (vendor: string, rollback: VendorRollback): Promise<Ended> => {
    const { transactionId: txnId, referenceTransactionId: reverses } = rollback
    const { playerRef, roundId, currency } = rollback
    const roundClosed = rollback.roundClosed === true
    return rounds.reverse({ vendor, txnId, reverses, playerRef, roundId, currency, roundClosed })
  },

  closeRound: async (vendor: string, { playerRef, roundId }: RoundClose): Promise<Ended> =>
    rounds.closeRound({ vendor, playerRef, roundId }),
})
