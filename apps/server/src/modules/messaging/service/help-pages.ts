import type { Body } from '@trevo/contract/endpoint.ts'
import { Facts } from '@trevo/contract/ops/approvals.ts'
import type { HelpPage, saveHelpPage } from '@trevo/contract/ops/company/content.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { MessagingNeeds } from '../needs.ts'
import { lockHelpTopic, saveHelpTopic } from '../repository/change-content.ts'
import { listHelpTopics } from '../repository/help-topics.ts'
import type { HelpTopicRow } from '../repository/tables.ts'

const presentPage = (row: HelpTopicRow): HelpPage => ({
  topicId: row.topic_id,
  order: row.sort_order,
  texts: { ...row.texts },
  changedAt: row.changed_at.toISOString(),
})

const factsOf = ({ order, texts }: HelpPage) => Facts.parse({ order, ...texts })

/** The help topics of a brand, as operators write them. */
export const createHelpPages = ({
  database,
  clock,
}: Pick<MessagingNeeds, 'database' | 'clock'>) => ({
  listHelpPages: async (brandId: number): Promise<HelpPage[]> =>
    (await listHelpTopics(database, brandId)).map(presentPage),
  /** @throws Refusal `content.changed` */
  saveHelpPage: (
    brandId: number,
    topicId: string,
    { changedAt, order, texts, reason }: Body<typeof saveHelpPage>,
  ): Promise<HelpPage> =>
    database.inTx(async (tx) => {
      const known = await lockHelpTopic(tx, brandId, topicId)
      if ((known?.changed_at.toISOString() ?? null) !== changedAt) {
        throw new Refusal('content.changed')
      }
      const row = {
        brand_id: brandId,
        topic_id: topicId,
        sort_order: order,
        texts,
        changed_at: clock.now(),
      }
      await saveHelpTopic(tx, row)
      const page = presentPage(row)
      const before = known && { before: factsOf(presentPage(known)) }
      noteAct({ target: topicId, ...before, after: factsOf(page), reason })
      return page
    }),
})
export type HelpPages = ReturnType<typeof createHelpPages>
