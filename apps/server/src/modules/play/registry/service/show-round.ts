import type { OpsRoundDetail } from '@trevo/contract/ops/rounds.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { listIncidentsAbout } from '../../common/repository/incidents.ts'
import type { RoundBetRow, RoundState } from '../repository/rounds.ts'
import type { PlayContext } from '../../common/context.ts'
import { sourceOf } from '../../common/domain/transfers.ts'
import { createFindOwnRound } from './find-own-round.ts'
import { presentRound } from './list-vendor-rounds.ts'

const stateOf = (bets: readonly RoundBetRow[]): RoundState => {
  if (bets.some(({ state }) => state === 'open')) return 'open'
  return bets.every(({ state }) => state === 'rolled_back') ? 'rolled_back' : 'settled'
}

const sumOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, amount) => sum + amount, 0n)

const moneyOrNull = (minor: bigint | undefined): string | null =>
  minor === undefined ? null : formatMoney(minor)

/**
 * The member's balance before the stake and after what came back last, in minor units, as the ledger noted them with
 * the movements; undefined where it knows none.
 */
const balancesOf = async (
  { wallet }: PlayContext,
  { vendor, debit_txn, credit_txn }: RoundBetRow,
): Promise<{ readonly before: bigint | undefined; readonly after: bigint | undefined }> => {
  const source = sourceOf(vendor)
  const debit = await wallet.findTransfer(source, debit_txn)
  const credit = credit_txn === null ? undefined : await wallet.findTransfer(source, credit_txn)
  return {
    before: debit && debit.balanceAfterMinor - debit.amountMinor,
    after: credit?.balanceAfterMinor ?? debit?.balanceAfterMinor,
  }
}

/** One round with its stakes, payouts and incidents. @throws Refusal `round.unknown`. */
export const createShowRound = (context: PlayContext) => {
  const findOwnRound = createFindOwnRound(context)
  return async (
    brandId: number,
    asked: { readonly vendor?: string | undefined; readonly roundId: string },
  ): Promise<OpsRoundDetail> => {
    const { roundId } = asked
    const { vendor, bets } = await findOwnRound(brandId, asked)
    const [first] = bets
    const { findMember } = context.members
    const shown = await presentRound(
      { context, findMember, brandId },
      {
        vendor,
        round_id: roundId,
        member_id: first.member_id,
        node_id: first.node_id,
        stake_minor: sumOf(bets.map(({ stake_minor }) => stake_minor)),
        payout_minor: sumOf(bets.map(({ payout_minor }) => payout_minor)),
        state: stateOf(bets),
        started_at: first.placed_at,
      },
    )
    if (!shown) throw new Refusal('round.unknown')
    const about = [roundId, ...bets.map(({ debit_txn }) => debit_txn)]
    const incidents = await listIncidentsAbout(context.database, vendor, about)
    const balances = await Promise.all(bets.map((bet) => balancesOf(context, bet)))
    const gameCode = context.catalogue.findGame(first.node_id)?.gameCode
    return {
      ...shown,
      balanceBefore: moneyOrNull(balances[0]?.before),
      balanceAfter: moneyOrNull(balances.at(-1)?.after),
      bets: bets.map((bet, index) => ({
        transactionId: bet.debit_txn,
        balanceBefore: moneyOrNull(balances[index]?.before),
        balanceAfter: moneyOrNull(balances[index]?.after),
        stake: formatMoney(bet.stake_minor),
        payout: formatMoney(bet.payout_minor),
        status: bet.state,
        at: bet.placed_at.toISOString(),
      })),
      incidents: incidents.map((one) => ({
        what: one.what,
        about: one.about,
        detail: one.detail,
        at: one.happened_at.toISOString(),
        resolvedAt: one.resolved_at?.toISOString() ?? null,
      })),
      detailUrl:
        gameCode === undefined ? null : context.vendors.roundUrlOf({ vendor, gameCode, roundId }),
    }
  }
}
