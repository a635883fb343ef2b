import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/icons.ts'

export type IconsKey = keyof typeof texts
export type IconsCatalog = Readonly<Record<IconsKey, Message>>
type Written = { readonly texts: IconsCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadIconsCatalog = async (language: LanguageCode): Promise<IconsCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/icons.ts`)
  return (written as Written).texts
}
