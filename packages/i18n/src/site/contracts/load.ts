import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/contracts.ts'

export type ContractsKey = keyof typeof texts
export type ContractsCatalog = Readonly<Record<ContractsKey, Message>>
type Written = { readonly texts: ContractsCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadContractsCatalog = async (language: LanguageCode): Promise<ContractsCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/contracts.ts`)
  return (written as Written).texts
}
