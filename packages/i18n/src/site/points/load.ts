import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/points.ts'

export type PointsKey = keyof typeof texts
export type PointsCatalog = Readonly<Record<PointsKey, Message>>
type Written = { readonly texts: PointsCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadPointsCatalog = async (language: LanguageCode): Promise<PointsCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/points.ts`)
  return (written as Written).texts
}
