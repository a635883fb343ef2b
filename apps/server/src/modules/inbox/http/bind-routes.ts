import * as endpoints from '@trevo/contract/wps/inbox.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Inbox } from '../module.ts'

export const bindInboxRoutes = (route: Route, inbox: Inbox): void => {
  route(endpoints.getUnreadCount, ({ actor }) => inbox.getUnreadCount(actor.memberId))

  route(endpoints.listMessages, ({ actor, brand, language, query: { before, pageSize } }) =>
    inbox.listMessages({
      memberId: actor.memberId,
      brandId: brand.id,
      language,
      brandLanguage: brand.defaultLanguage,
      before,
      pageSize,
    }),
  )

  route(endpoints.readMessage, ({ actor, body }) =>
    inbox.readMessage(actor.memberId, BigInt(body.messageId)),
  )
  route(endpoints.readAllMessages, ({ actor, body }) =>
    inbox.readAllMessages(actor.memberId, BigInt(body.upTo)),
  )
  route(endpoints.deleteMessages, ({ actor, body }) =>
    inbox.deleteMessages(actor.memberId, body.messageIds.map(BigInt)),
  )
}
