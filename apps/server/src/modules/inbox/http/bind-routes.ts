import {
  deleteMessages,
  getUnreadCount,
  listMessages,
  readAllMessages,
  readMessage,
} from '@trevo/contract/wps/inbox.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Inbox } from '../module.ts'

export const bindInboxRoutes = (route: Route, inbox: Inbox): void => {
  route(getUnreadCount, ({ actor }) => inbox.countUnread(actor.memberId))

  route(listMessages, ({ actor, brand, language, query: { before, pageSize } }) =>
    inbox.show({ memberId: actor.memberId, brandId: brand.id, language, before, pageSize }),
  )

  route(readMessage, ({ actor, body }) => inbox.read(actor.memberId, BigInt(body.messageId)))
  route(readAllMessages, ({ actor, body }) => inbox.readUpTo(actor.memberId, BigInt(body.upTo)))
  route(deleteMessages, ({ actor, body }) =>
    inbox.remove(actor.memberId, body.messageIds.map(BigInt)),
  )
}
