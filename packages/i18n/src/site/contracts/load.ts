import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { contractsEn } from './en.ts'

export type ContractsKey = keyof typeof contractsEn
export type ContractsCatalog = Readonly<Record<ContractsKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadContractsCatalog = async (language: SiteLanguage): Promise<ContractsCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).contractsPt : (await import('./en.ts')).contractsEn
