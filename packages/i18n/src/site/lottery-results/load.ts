import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/lottery-results.ts'

export type LotteryResultsKey = keyof typeof texts
export type LotteryResultsCatalog = Readonly<Record<LotteryResultsKey, Message>>
type Written = { readonly texts: LotteryResultsCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadLotteryResultsCatalog = async (
  language: LanguageCode,
): Promise<LotteryResultsCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/lottery-results.ts`)
  return (written as Written).texts
}
