import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { getHelpCenter } from '@trevo/contract/wps/help.ts'
import type { Database } from '@trevo/database/connect.ts'
import { helpBlocks } from '../domain/help-blocks.ts'
import { listHelpTopics } from '../repository/help-topics.ts'
import type { MessagingTables } from '../repository/tables.ts'

/** EN or PT of what the site asks for (`PT`, `pt_BR`), else the language of the call. */
export const helpLanguage = (asked: string | undefined, byDefault: Language): Language => {
  const code = asked?.slice(0, 2).toUpperCase()
  return code === 'EN' || code === 'PT' ? code : byDefault
}

/** The brand's help topics in the order of its help page (CALL-22). */
export const answerHelp = async (
  database: Database<MessagingTables>,
  brandId: number,
  language: Language,
): Promise<Answer<typeof getHelpCenter>> => {
  const topics = await listHelpTopics(database, brandId)
  return topics.map((row) => ({
    id: row.topic_id,
    title: language === 'EN' ? row.title_en : row.title_pt,
    blocks: helpBlocks(language === 'EN' ? row.body_en : row.body_pt),
    changedAt: row.changed_at.toISOString(),
  }))
}
