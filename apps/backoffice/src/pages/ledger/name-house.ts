import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import type { T } from '../../core/texts.tsx'

const names: Readonly<Record<string, OfficeKey>> = {
  adjustments: 'ledger.tab.adjustments',
  agent_commissions: 'ledger.houseName.agent_commissions',
  'between-members': 'ledger.houseName.between-members',
  between_buckets: 'ledger.houseName.between_buckets',
  institution: 'ledger.houseName.institution',
  lottery: 'office.lottery',
  lottery_differences: 'ledger.houseName.lottery_differences',
  lottery_rebates: 'ledger.houseName.lottery_rebates',
  pix_receivables: 'ledger.houseName.pix_receivables',
  pix_returns: 'ledger.houseName.pix_returns',
  pix_unclaimed: 'ledger.houseName.pix_unclaimed',
  play: 'office.games',
  play_review: 'ledger.houseName.play_review',
  point_mall: 'ledger.houseName.point_mall',
  points_earned: 'ledger.houseName.points_earned',
  points_granted: 'ledger.houseName.points_granted',
  points_sold: 'ledger.houseName.points_sold',
  points_spent: 'ledger.houseName.points_spent',
  promotions: 'office.promotions',
  rewards: 'ledger.houseName.rewards',
  sportsbook: 'ledger.houseName.sportsbook',
  unclaimed_fies: 'ledger.houseName.unclaimed_fies',
  unclaimed_funcap: 'ledger.houseName.unclaimed_funcap',
  'vendor-wallets': 'ledger.houseName.vendor-wallets',
  void_stakes: 'ledger.houseName.void_stakes',
  withdrawal_fees: 'ledger.houseName.withdrawal_fees',
}

const poolOf = (house: string): string | undefined => /^jackpot_(.+)_\d+$/.exec(house)?.[1]

export const isNamedHouse = (house: string): boolean =>
  names[house] !== undefined || poolOf(house) !== undefined

/** A house account in words; the pool of a jackpot by its code, one without a name as the ledger writes it. */
export const nameHouse = (t: T, house: string): string => {
  const known = names[house]
  if (known !== undefined) return t(known)
  const code = poolOf(house)
  return code === undefined ? house : t('ledger.houseName.jackpot', { code })
}
