import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/promotions.ts'

export type PromotionsKey = keyof typeof texts
export type PromotionsCatalog = Readonly<Record<PromotionsKey, Message>>
type Written = { readonly texts: PromotionsCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadPromotionsCatalog = async (language: LanguageCode): Promise<PromotionsCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/promotions.ts`)
  return (written as Written).texts
}
