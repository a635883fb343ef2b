import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/lottery.ts'

export type LotteryKey = keyof typeof texts
export type LotteryCatalog = Readonly<Record<LotteryKey, Message>>
type Written = { readonly texts: LotteryCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadLotteryCatalog = async (language: LanguageCode): Promise<LotteryCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/lottery.ts`)
  return (written as Written).texts
}
