import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/agent.ts'

export type AgentKey = keyof typeof texts
export type AgentCatalog = Readonly<Record<AgentKey, Message>>
type Written = { readonly texts: AgentCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadAgentCatalog = async (language: LanguageCode): Promise<AgentCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/agent.ts`)
  return (written as Written).texts
}
