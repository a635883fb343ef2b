import { officeEventKinds } from '@trevo/contract/ops/members/members.ts'
import { securityEventKinds } from '@trevo/contract/wps/security/sessions.ts'
import type { T } from '../../core/texts.tsx'

const movements = [
  'play.stake_taken',
  'play.payout_paid',
  'play.returned',
  'play.free_stake_given',
  'play.free_stake_taken',
  'play.free_payout_paid',
  'play.free_rounds_paid',
  'play.payout_released',
  'play.free_payout_released',
  'jackpots.won',
  'lottery.stake_taken',
  'lottery.stake_held',
  'lottery.stake_captured',
  'lottery.stake_released',
  'lottery.stake_cancelled',
  'lottery.stake_refunded',
  'lottery.stake_tied',
  'lottery.prize_paid',
  'lottery.rebate_paid',
  'lottery.difference_paid',
  'lottery.prize_reversed',
  'lottery.rebate_reversed',
  'lottery.difference_reversed',
  'sportsbook.stake_taken',
  'sportsbook.prize_paid',
  'sportsbook.cash_out_paid',
  'sportsbook.stake_sold',
  'sportsbook.stake_refunded',
  'sportsbook.prize_reversed',
  'cashier.deposit_credited',
  'cashier.deposit_reversed',
  'cashier.deposit_reward_reversed',
  'cashier.receivable_paid',
  'cashier.withdrawal_held',
  'cashier.withdrawal_paid',
  'cashier.withdrawal_fee',
  'cashier.withdrawal_released',
  'cashier.withdrawal_sent_back',
  'cashier.withdrawal_fee_returned',
  'transfers.fund_held',
  'transfers.fund_moved',
  'transfers.fund_released',
  'transfers.fund_recalled',
  'transfers.money_sent',
  'transfers.money_received',
  'promotions.cash_given',
  'promotions.bonus_granted',
  'promotions.bonus_locked',
  'promotions.bonus_released',
  'promotions.bonus_lost',
  'points.money_paid',
  'points.money_returned',
  'points.prize_paid',
  'rewards.prize_paid',
  'rewards.rebate_paid',
  'agents.dividend_paid',
  'agents.daily_salary_paid',
  'agents.member_daily_salary_paid',
  'agents.hourly_salary_paid',
  'agents.realtime_salary_paid',
  'agents.rebate_paid',
  'agents.rebate_difference_paid',
] as const

const known = [
  'note',
  'game',
  'lottery',
  'sports',
  'exclusion_began',
  'exclusion_lifted',
  ...officeEventKinds,
  ...securityEventKinds,
  ...movements,
] as const

/** What happened, in words; a kind that this version does not know bears its own name. */
export const nameKind = (t: T, kind: string): string => {
  const one = known.find((name) => name === kind)
  return one === undefined ? kind : t(`members.kind.${one}`)
}

const recordStates = [
  'in',
  'out',
  'open',
  'closed',
  'refunded',
  'review',
  'second_review',
  'approved',
  'paying',
  'confirming',
  'paid',
  'rejected',
  'cancelled',
  'failed',
  'returned',
  'requested',
  'waiting',
  'awaiting',
  'credited',
  'expired',
  'won',
  'lost',
  'void',
  'cashed',
  'unclaimed',
  'claimed',
  'withdrawn',
  'answered',
] as const

/** The state of a record, in words. */
export const nameState = (t: T, state: string): string => {
  const one = recordStates.find((name) => name === state)
  return one === undefined ? state : t(`members.recordState.${one}`)
}
