import type { ModuleId } from './module-ids.ts'

export const contractTypes = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const
export type ContractType = (typeof contractTypes)[number]

/** The switch of each type: off, its contracts are neither offered nor answered nor shown. */
export const moduleOfContract = {
  DIVIDEND: 'SIGNCONDIV3',
  DAILY: 'DAILYSALCONT3',
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
}

/** Which terms a type has; those it has not are sent as zero, a period it has not as null. */
export const termsOfContract: Readonly<Record<ContractType, ContractTerms>> = {
  DIVIDEND: { periods: contractPeriods, hasNetLoss: true, hasActiveMember: true },
  DAILY: { periods: ['D'], hasNetLoss: false, hasActiveMember: true },
  HOURLY: { periods: [], hasNetLoss: false, hasActiveMember: true },
  REALTIME: { periods: [], hasNetLoss: false, hasActiveMember: false },
}

/** Tiers that one contract may have. */
export const contractTiersMax = 10
