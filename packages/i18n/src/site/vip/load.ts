import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/vip.ts'

export type VipKey = keyof typeof texts
export type VipCatalog = Readonly<Record<VipKey, Message>>
type Written = { readonly texts: VipCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadVipCatalog = async (language: LanguageCode): Promise<VipCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/vip.ts`)
  return (written as Written).texts
}
