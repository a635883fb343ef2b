import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/lottery-tickets.ts'

export type LotteryTicketsKey = keyof typeof texts
export type LotteryTicketsCatalog = Readonly<Record<LotteryTicketsKey, Message>>
type Written = { readonly texts: LotteryTicketsCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadLotteryTicketsCatalog = async (
  language: LanguageCode,
): Promise<LotteryTicketsCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/lottery-tickets.ts`)
  return (written as Written).texts
}
