import type { ModuleId } from './module-ids.ts'

export const contractTypes = ['DIVIDEND', 'DAILY', 'MEMBER_DAILY', 'HOURLY', 'REALTIME'] as const
export type ContractType = (typeof contractTypes)[number]

/** The switch of each type: when off, its contracts are not offered, answered or shown. */
export const moduleOfContract = {
  DIVIDEND: 'SIGNCONDIV3',
  DAILY: 'DAILYSALCONT3',
  /** By what each member staked in a day, rather than by the team's total. */
  MEMBER_DAILY: 'DAYSALMR3',
  HOURLY: 'HOURSAL3',
  REALTIME: 'RTSALARY3',
} as const satisfies Record<ContractType, ModuleId>

/** `CONS`: all products together. */
export const contractProducts = [
  'CONS',
  'LIVE',
  'RNG',
  'SPORTS',
  'LOTT',
  'FISH',
  'ELOTT',
  'PVP',
] as const
export type ContractProduct = (typeof contractProducts)[number]

/** Daily, weekly, twice a month, monthly (CONTRACT-3). */
export const contractPeriods = ['D', 'W', 'H', 'M'] as const
export type ContractPeriod = (typeof contractPeriods)[number]

export type ContractTerms = {
  readonly periods: readonly ContractPeriod[]
  readonly hasNetLoss: boolean
  readonly hasActiveMember: boolean
  /** A tier may pay a fixed amount in place of a rate. */
  readonly hasFixed: boolean
  /** A separate, lower rate for rounds in which the player gained. */
  readonly hasWinRate: boolean
  /** A period in which the team won may be offset against the next ones. */
  readonly hasCarryOver: boolean
}

const ofStakes: ContractTerms = {
  periods: [],
  hasNetLoss: false,
  hasActiveMember: false,
  hasFixed: false,
  hasWinRate: false,
  hasCarryOver: false,
}

/** Which terms a type has; missing ones are sent as zero, a missing period as null. */
export const termsOfContract: Readonly<Record<ContractType, ContractTerms>> = {
  DIVIDEND: {
    periods: contractPeriods,
    hasNetLoss: true,
    hasActiveMember: true,
    hasFixed: false,
    hasWinRate: false,
    hasCarryOver: true,
  },
  DAILY: { ...ofStakes, periods: ['D'], hasActiveMember: true, hasFixed: true },
  MEMBER_DAILY: { ...ofStakes, periods: ['D'], hasFixed: true },
  HOURLY: { ...ofStakes, hasActiveMember: true, hasFixed: true },
  REALTIME: { ...ofStakes, hasWinRate: true },
}

/** How many tiers one contract may have. */
export const contractTiersMax = 10
