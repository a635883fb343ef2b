import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listAgentAnnouncements as Endpoint } from '@trevo/contract/wps/agents/announcements.ts'
import type { Database } from '@trevo/database/connect.ts'
import { listInForce } from '../repository/list-announcements.ts'
import type { MessagingTables } from '../repository/tables.ts'
import { noticeIn } from './list-announcements.ts'

type Question = {
  readonly brandId: number
  readonly at: Date
  /** Whether the agent is excluded from play, and so is shown no advertising of it. */
  readonly isExcluded: boolean
  readonly language: Language
  readonly brandLanguage: Language
}

/** AGENT-3: the announcements in force that are only for agents. */
export const listAgentAnnouncements = async (
  database: Database<MessagingTables>,
  { brandId, at, isExcluded, ...reader }: Question,
): Promise<Answer<typeof Endpoint>> => {
  const audience = { brandId, platform: 'W', execution: 'A', isExcluded } as const
  const rows = await listInForce(database, audience, { kinds: ['AG'], at })
  return { list: rows.map((row) => noticeIn(row, reader)) }
}
