import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/lottery-manual.ts'

export type LotteryManualKey = keyof typeof texts
export type LotteryManualCatalog = Readonly<Record<LotteryManualKey, Message>>
type Written = { readonly texts: LotteryManualCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadLotteryManualCatalog = async (
  language: LanguageCode,
): Promise<LotteryManualCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/lottery-manual.ts`)
  return (written as Written).texts
}
