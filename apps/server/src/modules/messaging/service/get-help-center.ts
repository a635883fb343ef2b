import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { getHelpCenter as Endpoint } from '@trevo/contract/wps/help.ts'
import type { Database } from '@trevo/database/connect.ts'
import { isLanguageCode } from '@trevo/languages/languages.ts'
import { textIn } from '@trevo/languages/texts.ts'
import type { Brand } from '../../../platform/http/brand.ts'
import { helpBlocks } from '../domain/help-blocks.ts'
import { listHelpTopics } from '../repository/help-topics.ts'
import type { HelpTopicRow, MessagingTables } from '../repository/tables.ts'

/** The requested language (`PT`, `pt_BR`), otherwise the language of the call. */
export const helpLanguage = (asked: string | undefined, byDefault: Language): Language => {
  const code = asked?.slice(0, 2).toUpperCase()
  return isLanguageCode(code) ? code : byDefault
}

/** One help topic as the help page reads it. */
export const helpTopicIn = (
  row: Pick<HelpTopicRow, 'topic_id' | 'texts' | 'changed_at'>,
  language: Language,
  brandLanguage: Language,
): Answer<typeof Endpoint>[number] => {
  const { title, body } = textIn(row.texts, language, brandLanguage)
  return {
    id: row.topic_id,
    title,
    blocks: helpBlocks(body),
    changedAt: row.changed_at.toISOString(),
  }
}

/** The brand's help topics in the order of its help page (CALL-22). */
export const getHelpCenter = async (
  database: Database<MessagingTables>,
  brand: Pick<Brand, 'id' | 'defaultLanguage'>,
  language: Language,
): Promise<Answer<typeof Endpoint>> => {
  const topics = await listHelpTopics(database, brand.id)
  return topics.map((row) => helpTopicIn(row, language, brand.defaultLanguage))
}
