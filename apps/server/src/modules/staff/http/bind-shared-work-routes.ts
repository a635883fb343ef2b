import {
  assignQueueItems,
  listQueueOperators,
  showQueueWork,
} from '@trevo/contract/ops/everywhere/queue-work.ts'
import { listQueues } from '@trevo/contract/ops/everywhere/queues.ts'
import { deleteView, listSavedViews, saveView } from '@trevo/contract/ops/everywhere/saved-views.ts'
import { findAnything } from '@trevo/contract/ops/everywhere/search.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Staff } from '../module.ts'

/** What every area of the back office shares: search, views of lists, what waits, who works on what. */
export const bindSharedWorkRoutes = (
  route: Route,
  { queueWork, queues, views, search }: Pick<Staff, 'queueWork' | 'queues' | 'views' | 'search'>,
): void => {
  route(listQueues, ({ actor }) => queues.listQueues(actor))
  route(showQueueWork, async ({ actor, params, query }) => {
    const targets = query.targets.split(',').filter((one) => one !== '' && one.length <= 80)
    return { list: await queueWork.showQueueWork(actor, params.kind, targets, query.open) }
  })
  route(assignQueueItems, async ({ actor, params, body }) => ({
    list: await queueWork.assignQueueItems(actor, params.kind, body.targetIds, body.operator),
  }))
  route(listQueueOperators, async ({ actor, params, query }) => ({
    operators: [...(await queueWork.listQueueOperators(actor, params.kind, query.target))],
  }))
  route(listSavedViews, async ({ actor, query }) => ({
    list: await views.listSavedViews(actor, query.page),
  }))
  route(saveView, ({ actor, body }) => views.saveView(actor, body))
  route(deleteView, async ({ actor, params }) => ({
    isDeleted: await views.deleteView(actor, params.viewId),
  }))
  route(findAnything, async ({ actor, query }) => ({
    list: await search.findAnything(actor, query.text),
  }))
}
