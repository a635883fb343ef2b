import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/agent-center.ts'

export type AgentCenterKey = keyof typeof texts
export type AgentCenterCatalog = Readonly<Record<AgentCenterKey, Message>>
type Written = { readonly texts: AgentCenterCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadAgentCenterCatalog = async (
  language: LanguageCode,
): Promise<AgentCenterCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/agent-center.ts`)
  return (written as Written).texts
}
