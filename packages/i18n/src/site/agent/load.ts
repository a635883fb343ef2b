import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { agentEn } from './en.ts'

export type AgentKey = keyof typeof agentEn
export type AgentCatalog = Readonly<Record<AgentKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadAgentCatalog = async (language: SiteLanguage): Promise<AgentCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).agentPt : (await import('./en.ts')).agentEn
