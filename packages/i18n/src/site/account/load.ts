import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/account.ts'

export type MemberKey = keyof typeof texts
export type MemberCatalog = Readonly<Record<MemberKey, Message>>
type Written = { readonly texts: MemberCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadMemberCatalog = async (language: LanguageCode): Promise<MemberCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/account.ts`)
  return (written as Written).texts
}
