import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/lottery-desk.ts'

export type LotteryDeskKey = keyof typeof texts
export type LotteryDeskCatalog = Readonly<Record<LotteryDeskKey, Message>>
type Written = { readonly texts: LotteryDeskCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadLotteryDeskCatalog = async (
  language: LanguageCode,
): Promise<LotteryDeskCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/lottery-desk.ts`)
  return (written as Written).texts
}
