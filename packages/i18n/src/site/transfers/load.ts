import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/transfers.ts'

export type TransfersKey = keyof typeof texts
export type TransfersCatalog = Readonly<Record<TransfersKey, Message>>
type Written = { readonly texts: TransfersCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadTransfersCatalog = async (language: LanguageCode): Promise<TransfersCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/transfers.ts`)
  return (written as Written).texts
}
