import { expect, test } from 'vitest'
import { profitColumnOf } from '../../modules/records/domain/profit-columns.ts'
import { wordsOf } from '../../modules/records/files/words-of.ts'
import { statementKinds } from './describe-movements.ts'

// Those without a type code move between houses alone.
const ofMembers = statementKinds.filter(({ typeCode }) => typeCode !== 0)

test('every movement on a member’s statement has a name, not a number', () => {
  const { typeWord } = wordsOf('EN')
  const unnamed = ofMembers.filter(({ typeCode }) => typeWord(typeCode).includes(String(typeCode)))
  expect(unnamed.map(({ kind }) => kind)).toEqual([])
})

test('what the law returns of a void stake counts as a returned stake', () => {
  const codeOf = (name: string) => ofMembers.find(({ kind }) => kind === name)?.typeCode ?? 0
  expect(profitColumnOf(codeOf('compliance.stake_returned'))).toBe('betting')
  expect(profitColumnOf(codeOf('agents.rebate_paid'))).toBe('rebate')
})

test('each movement has the code by which statements, filters and vendors know it', () => {
  const byCode = Map.groupBy(ofMembers, ({ typeCode }) => typeCode)
  const kinds = [...byCode].map(([code, list]) => [code, list.map(({ kind }) => kind)] as const)
  expect(Object.fromEntries(kinds)).toEqual({
    3100: [
      'play.payout_paid',
      'play.free_payout_paid',
      'play.payout_released',
      'play.free_payout_released',
      'jackpots.won',
      'sportsbook.prize_paid',
    ],
    3102: ['promotions.cash_given', 'rewards.prize_paid'],
    3103: ['promotions.bonus_granted'],
    3104: ['promotions.bonus_released'],
    3105: ['play.free_stake_given', 'play.free_rounds_paid'],
    3106: ['sportsbook.cash_out_paid', 'sportsbook.stake_sold'],
    3107: ['rewards.incident_paid'],
    3200: ['play.stake_taken', 'sportsbook.stake_taken'],
    3203: ['promotions.bonus_locked'],
    3204: ['promotions.bonus_lost'],
    3205: ['play.free_stake_taken'],
    4100: ['lottery.prize_paid'],
    4105: ['lottery.rebate_paid'],
    4106: ['play.returned', 'lottery.stake_cancelled', 'sportsbook.stake_refunded'],
    4107: ['lottery.stake_released'],
    4109: ['lottery.stake_refunded'],
    4110: ['lottery.stake_tied'],
    4200: ['lottery.stake_taken', 'lottery.stake_held', 'lottery.stake_captured'],
    4301: [
      'lottery.prize_reversed',
      'lottery.rebate_reversed',
      'lottery.difference_reversed',
      'sportsbook.prize_reversed',
    ],
    6101: ['cashier.deposit_credited'],
    6104: ['transfers.money_received'],
    6105: ['agents.rebate_paid', 'agents.rebate_difference_paid'],
    6106: [
      'agents.dividend_paid',
      'agents.daily_salary_paid',
      'agents.member_daily_salary_paid',
      'agents.hourly_salary_paid',
      'agents.realtime_salary_paid',
    ],
    6113: ['rewards.rebate_paid'],
    6114: ['lottery.difference_paid'],
    6201: ['cashier.withdrawal_held', 'cashier.withdrawal_paid', 'cashier.withdrawal_fee'],
    6207: ['transfers.money_sent'],
    8103: ['transfers.vault_opened'],
    8122: [
      'cashier.withdrawal_released',
      'cashier.withdrawal_sent_back',
      'cashier.withdrawal_fee_returned',
      'points.money_returned',
      'points.prize_paid',
      'ledger.credited',
    ],
    8190: ['compliance.stake_returned'],
    8202: [
      'transfers.fund_held',
      'transfers.fund_moved',
      'transfers.fund_released',
      'transfers.fund_recalled',
    ],
    8203: ['transfers.vault_closed'],
    8222: [
      'cashier.deposit_reversed',
      'cashier.deposit_reward_reversed',
      'cashier.receivable_paid',
      'points.money_paid',
      'ledger.debited',
      'prizes.balance_handed_over',
    ],
  })
})
