import type { Pool } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Server } from '../compose/create-server.ts'
import { claimValues } from '../modules/play/common/repository/claim-payouts.ts'

type Bet = {
  readonly memberId: bigint
  readonly nodeId: number
  readonly roundId: string
  readonly txnId: string
  readonly amount: string
  /** For a buy-in at a table of players. */
  readonly seat?: 'cash' | 'tournament'
}

/** Money moved as the modules move it, without a payment institution or a game server. */
export const movementsOf = ({ modules: { wallet } }: Server) => ({
  deposit: (memberId: bigint, txnId: string, amount: string) =>
    wallet.post({
      source: 'cashier',
      txnId,
      kind: 'cashier.deposit_credited',
      memberId,
      amountMinor: parseMoney(amount),
      reference: { depositId: `deposit-${txnId}`, endToEndId: `E2E-${txnId}` },
    }),
  stake: ({ memberId, txnId, amount, nodeId, roundId, seat }: Bet) =>
    wallet.post({
      source: 'vendor:BGS',
      txnId,
      kind: 'play.stake_taken',
      memberId,
      amountMinor: parseMoney(amount),
      reference: { node: String(nodeId), round: roundId, ...(seat && { seat }) },
    }),
  payout: async (payout: Bet & { readonly debitTxn: string }) => {
    const { memberId, txnId, amount, nodeId, roundId, debitTxn } = payout
    const stake = await wallet.findTransfer('vendor:BGS', debitTxn)
    return wallet.post({
      source: 'vendor:BGS',
      txnId,
      kind: 'play.payout_paid',
      memberId,
      amountMinor: parseMoney(amount),
      reference: { bet: debitTxn, node: String(nodeId), round: roundId },
      // Settles the stake, all of which was at risk, and closes its round.
      claim: claimValues({
        vendor: 'BGS',
        debitTxn,
        roundId,
        roundClosed: true,
        uncountedMinor: 0n,
        wonFromPlayersMinor: 0n,
        stake: {
          nodeId,
          stakeMinor: -(stake?.amountMinor ?? 0n),
          placedAt: stake?.at ?? new Date(),
          isFree: false,
        },
      }),
    })
  },
})

/** How rounds end without a payout, and what is counted of them. */
export const endingsOf = ({ modules: { wallet, rewards, agents } }: Server, pool: Pool) => ({
  /** Settles a stake that wins nothing, all of which was at risk. */
  lose: async ({ memberId, txnId, roundId }: Pick<Bet, 'memberId' | 'txnId' | 'roundId'>) => {
    await pool.query(
      `insert into play.fate (vendor, debit_txn, state, member_id, round_id, round_closed, decided_at,
         bucket)
       values ('BGS', $1, 'settled', $2, $3, true, now(), wallet.bucket_of($2::bigint * 4))`,
      [txnId, memberId, roundId],
    )
    await pool.query("select play.record_bets(array['BGS'], array[$1])", [txnId])
  },
  /** Rolls a stake back, whether it was settled or not. */
  rollBack: async ({ memberId, txnId, roundId }: Pick<Bet, 'memberId' | 'txnId' | 'roundId'>) => {
    await pool.query(
      `insert into play.fate (vendor, debit_txn, state, member_id, round_id, round_closed, decided_at,
         bucket)
       values ('BGS', $1, 'rolled_back', $2, $3, true, now(), wallet.bucket_of($2::bigint * 4))
       on conflict (vendor, debit_txn) do update set state = 'rolled_back'`,
      [txnId, memberId, roundId],
    )
    await pool.query("select play.record_bets(array['BGS'], array[$1])", [txnId])
    await wallet.reverse({
      source: 'vendor:BGS',
      txnId: `${txnId}-back`,
      reverses: txnId,
      memberId,
      kind: 'play.returned',
      reference: { bet: txnId, round: roundId },
    })
  },
  /** Counts what is settled, for rewards and for the teams of agents. */
  countPlay: async () => {
    await rewards.settleStakes()
    await agents.readStream()
  },
})
