import type { AgentsNeeds, MovementKind } from '../../modules/agents/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { countedStakes, returnedStakes } from '../stakes/counted-stakes.ts'

const kindsOf: Readonly<Partial<Record<MovementKind, readonly string[]>>> = {
  deposit: ['cashier.deposit_credited', 'cashier.deposit_reversed'],
  withdraw: [
    'cashier.withdrawal_held',
    'cashier.withdrawal_released',
    'cashier.withdrawal_sent_back',
    'cashier.withdrawal_fee_returned',
  ],
  transfer_in: ['transfers.money_received'],
  transfer_out: ['transfers.money_sent'],
  bet: countedStakes,
  undone: returnedStakes,
  win: [
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
  rebate: [
    'lottery.rebate_paid',
    'lottery.rebate_reversed',
    'rewards.rebate_paid',
    'agents.rebate_paid',
  ],
  // A bonus counts with the part its member keeps: the lost part is subtracted from the granted one.
  promotion: [
    'promotions.cash_given',
    'promotions.bonus_granted',
    'promotions.bonus_lost',
    'cashier.deposit_reward_reversed',
    'rewards.prize_paid',
    'rewards.incident_paid',
    'points.prize_paid',
  ],
  agent_rebate: [
    'lottery.difference_paid',
    'lottery.difference_reversed',
    'agents.rebate_difference_paid',
  ],
  dividend: ['agents.dividend_paid'],
  daily_salary: ['agents.daily_salary_paid', 'agents.member_daily_salary_paid'],
  hourly_salary: ['agents.hourly_salary_paid'],
  realtime_salary: ['agents.realtime_salary_paid'],
}

const movementByKind = new Map(
  Object.entries(kindsOf).flatMap(
    ([what, kinds]) => kinds.map((kind) => [kind, what as MovementKind] as const), // keys of the table above
  ),
)

/** How kinds of movements count in a team's figures. */
export const agentMovements = (wallet: Wallet): AgentsNeeds['kinds'] => ({
  movementOf: (kind) => movementByKind.get(kind),
  typeCodeOf: (kind) => wallet.getKind(kind).typeCode,
  // A captured amount left the available balance when it was held.
  movesAvailable: (kind) => {
    const { role, typeCode } = wallet.getKind(kind)
    return role !== 'capture' && typeCode !== 0
  },
})
