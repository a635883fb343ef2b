import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/proofs.ts'

export type ProofsKey = keyof typeof texts
export type ProofsCatalog = Readonly<Record<ProofsKey, Message>>
type Written = { readonly texts: ProofsCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadProofsCatalog = async (language: LanguageCode): Promise<ProofsCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/proofs.ts`)
  return (written as Written).texts
}
