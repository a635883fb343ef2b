import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/records.ts'

export type RecordsKey = keyof typeof texts
export type RecordsCatalog = Readonly<Record<RecordsKey, Message>>
type Written = { readonly texts: RecordsCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadRecordsCatalog = async (language: LanguageCode): Promise<RecordsCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/records.ts`)
  return (written as Written).texts
}
