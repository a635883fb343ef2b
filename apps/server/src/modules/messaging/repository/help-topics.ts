import type { Database } from '@trevo/database/connect.ts'
import type { MessagingTables } from './tables.ts'

export const listHelpTopics = ({ db }: Database<MessagingTables>, brandId: number) =>
  db
    .selectFrom('messaging.help_topic')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('sort_order')
    .execute()
