import type { LedgerTransfer } from '@trevo/contract/ops/ledger/ledger.ts'
import type { T } from '../../core/texts.tsx'
import { nameHouse } from './name-house.ts'

/** Kinds that have a name in both languages. */
export const namedKinds = [
  'agents.daily_salary_paid',
  'agents.dividend_paid',
  'agents.hourly_salary_paid',
  'agents.member_daily_salary_paid',
  'agents.realtime_salary_paid',
  'agents.rebate_difference_paid',
  'agents.rebate_paid',
  'cashier.deposit_credited',
  'cashier.deposit_reversed',
  'cashier.deposit_reward_reversed',
  'cashier.pix_parked',
  'cashier.pix_returned',
  'cashier.pix_unclaimed',
  'cashier.pix_unparked',
  'cashier.receivable_paid',
  'cashier.withdrawal_fee',
  'cashier.withdrawal_fee_returned',
  'cashier.withdrawal_held',
  'cashier.withdrawal_paid',
  'cashier.withdrawal_released',
  'cashier.withdrawal_sent_back',
  'compliance.stake_returned',
  'jackpots.contributed',
  'jackpots.seeded',
  'jackpots.won',
  'ledger.credited',
  'ledger.debited',
  'lottery.difference_paid',
  'lottery.difference_reversed',
  'lottery.prize_paid',
  'lottery.prize_reversed',
  'lottery.rebate_paid',
  'lottery.rebate_reversed',
  'lottery.stake_cancelled',
  'lottery.stake_captured',
  'lottery.stake_held',
  'lottery.stake_refunded',
  'lottery.stake_released',
  'lottery.stake_taken',
  'lottery.stake_tied',
  'play.free_payout_paid',
  'play.free_payout_released',
  'play.free_rounds_paid',
  'play.free_stake_given',
  'play.free_stake_taken',
  'play.held_returned',
  'play.payout_held',
  'play.payout_lapsed',
  'play.payout_paid',
  'play.payout_refused',
  'play.payout_released',
  'play.returned',
  'play.stake_taken',
  'points.bought',
  'points.earned',
  'points.granted',
  'points.money_paid',
  'points.money_returned',
  'points.prize_paid',
  'points.redeemed',
  'points.refunded',
  'points.reversed',
  'prizes.balance_handed_over',
  'promotions.bonus_granted',
  'promotions.bonus_locked',
  'promotions.bonus_lost',
  'promotions.bonus_released',
  'promotions.cash_given',
  'rewards.incident_paid',
  'rewards.prize_paid',
  'rewards.rebate_paid',
  'sportsbook.cash_out_paid',
  'sportsbook.prize_paid',
  'sportsbook.prize_reversed',
  'sportsbook.stake_refunded',
  'sportsbook.stake_sold',
  'sportsbook.stake_taken',
  'transfers.fund_held',
  'transfers.fund_moved',
  'transfers.fund_recalled',
  'transfers.fund_released',
  'transfers.money_received',
  'transfers.money_sent',
  'transfers.vault_closed',
  'transfers.vault_opened',
  'wallet.reversed',
] as const

/** A kind of movement by its name; one without is shown as the ledger writes it: "points · moved". */
export const nameKind = (t: T, kind: string): string => {
  const known = namedKinds.find((one) => one === kind)
  return known === undefined
    ? kind.replace('.', ' · ').replaceAll(/[_.]/g, ' ')
    : t(`ledger.kind.${known}`)
}

const seatKinds = [
  'play.stake_taken.cash',
  'play.payout_paid.cash',
  'play.returned.cash',
  'play.stake_taken.tournament',
  'play.payout_paid.tournament',
  'play.returned.tournament',
] as const

/** A movement by its name: of a seat at a table of players it is the buy-in or the cash-out. */
export const nameMovement = (t: T, { kind, reference }: LedgerTransfer): string => {
  const known = seatKinds.find((one) => one === `${kind}.${reference['seat']}`)
  return known === undefined ? nameKind(t, kind) : t(`ledger.kind.${known}`)
}

/** From whom to whom: the sides that gave, then those that got. */
export const sidesOf = (
  t: T,
  { legs }: LedgerTransfer,
): { readonly gave: string; readonly got: string } => {
  const name = ({ house, username, memberId, part }: LedgerTransfer['legs'][number]): string => {
    if (house !== null) return nameHouse(t, house)
    return `${username || memberId}${part === 'held' ? ` (${t('ledger.held')})` : ''}`
  }
  const of = (isGiver: boolean): string =>
    legs
      .filter(({ amount }) => amount.startsWith('-') === isGiver)
      .map(name)
      .join(', ')
  return { gave: of(true), got: of(false) }
}
