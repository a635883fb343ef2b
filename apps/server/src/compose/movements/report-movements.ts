import { stakeReturned } from '../../modules/compliance/index.ts'
import type { KindRole } from '../../modules/wallet/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { countedStakes, returnedStakes } from '../stakes/counted-stakes.ts'

/** The column of a report in which a movement counts; `none` changes the players' funds alone. */
type Column =
  | 'stake'
  | 'undone'
  | 'prize'
  | 'given'
  | 'commission'
  | 'deposit'
  | 'withdrawal'
  | 'adjustment'
  | 'none'

const kindsOf: Readonly<Record<Column, readonly string[]>> = {
  stake: countedStakes,
  undone: [...returnedStakes, stakeReturned.kind, 'wallet.reversed'],
  prize: [
    'play.payout_paid',
    'play.payout_released',
    'play.free_payout_paid',
    'play.free_payout_released',
    'jackpots.won',
    'lottery.prize_paid',
    'lottery.prize_reversed',
    'sportsbook.prize_paid',
    'sportsbook.cash_out_paid',
    'sportsbook.prize_reversed',
  ],
  given: [
    'play.free_rounds_paid',
    'lottery.rebate_paid',
    'lottery.rebate_reversed',
    'rewards.prize_paid',
    'rewards.incident_paid',
    'rewards.rebate_paid',
    'agents.rebate_paid',
    'promotions.cash_given',
    'promotions.bonus_granted',
    'promotions.bonus_lost',
    'points.prize_paid',
    'cashier.deposit_reward_reversed',
  ],
  commission: [
    'lottery.difference_paid',
    'lottery.difference_reversed',
    'agents.rebate_difference_paid',
    'agents.dividend_paid',
    'agents.daily_salary_paid',
    'agents.member_daily_salary_paid',
    'agents.hourly_salary_paid',
    'agents.realtime_salary_paid',
  ],
  deposit: ['cashier.deposit_credited', 'cashier.deposit_reversed'],
  // When it has arrived, not when it is held.
  withdrawal: ['cashier.withdrawal_paid', 'cashier.withdrawal_sent_back'],
  adjustment: ['ledger.credited', 'ledger.debited'],
  none: [
    'prizes.balance_handed_over',
    'play.free_stake_given',
    'play.free_stake_taken',
    'lottery.stake_captured',
    'promotions.bonus_locked',
    'promotions.bonus_released',
    'points.money_paid',
    'points.money_returned',
    'cashier.receivable_paid',
    'cashier.withdrawal_held',
    'cashier.withdrawal_released',
    'cashier.withdrawal_fee',
    'cashier.withdrawal_fee_returned',
    'transfers.fund_held',
    'transfers.fund_moved',
    'transfers.fund_released',
    'transfers.fund_recalled',
    'transfers.vault_closed',
    'transfers.vault_opened',
    'transfers.money_sent',
    'transfers.money_received',
  ],
}

const columnByKind = new Map(
  Object.entries(kindsOf).flatMap(
    ([column, kinds]) => kinds.map((kind) => [kind, column as Column] as const), // keys of the table above
  ),
)

/** Which balance the signed amount of a role belongs to: available, held, or from one to the other. */
const fundsOf: Readonly<Record<KindRole, 'a' | 'h' | 'ah'>> = {
  credit: 'a',
  debit: 'a',
  legs: 'a',
  reversal: 'a',
  hold: 'ah',
  release: 'ah',
  capture: 'h',
}

/** Whether a kind of movement is in no table above; those of points have houses and holders of their own. */
export const isUncounted = (kind: string): boolean =>
  !columnByKind.has(kind) &&
  !/^points\.(earned|granted|bought|redeemed|refunded|reversed)$/.test(kind)

/** How kinds of movements count in reports (`reports.count_transfers`). */
export const reportMovements = (wallet: Pick<Wallet, 'getKind'>) => ({
  wordOf: (kind: string): string | undefined => {
    const column = columnByKind.get(kind)
    return column && `${column}/${fundsOf[wallet.getKind(kind).role]}`
  },
})
