import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/app.ts'

export type AppKey = keyof typeof texts
export type AppCatalog = Readonly<Record<AppKey, Message>>
type Written = { readonly texts: AppCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadAppCatalog = async (language: LanguageCode): Promise<AppCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/app.ts`)
  return (written as Written).texts
}
