import * as desk from '@trevo/contract/ops/desk/desk.ts'
import * as subjects from '@trevo/contract/ops/desk/chat-subjects.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Chat } from '../module.ts'

const orderOf = (actor: Pick<Operator, 'username' | 'brandId'>, chatId: string) => ({
  operator: actor.username,
  brandId: actor.brandId,
  chatId: BigInt(chatId),
})

/** The desk: its list of conversations, notes, hand-overs, prepared answers. */
export const bindChatDeskRoutes = (
  route: Route,
  { desk: chats, macros, subjects: of }: Chat,
): void => {
  route(desk.listDeskChats, ({ actor, query }) => chats.listDeskChats(actor.brandId, query))
  route(desk.noteChat, ({ actor, params, body }) =>
    chats.noteChat(orderOf(actor, params.chatId), body),
  )
  route(desk.handOverChat, ({ actor, params, body }) =>
    chats.handOverChat(orderOf(actor, params.chatId), body),
  )
  route(subjects.listChatSubjects, ({ actor }) => of.listChatSubjects(actor.brandId))
  route(subjects.changeChatSubjects, ({ actor, body }) =>
    of.changeChatSubjects(actor.brandId, body),
  )
  route(desk.listMacros, ({ actor }) => macros.listMacros(actor.brandId))
  route(desk.saveMacro, ({ actor, params, body }) =>
    macros.saveMacro({ brandId: actor.brandId, operator: actor.username }, params.code, body),
  )
  route(desk.deleteMacro, ({ actor, params }) =>
    macros.deleteMacro({ brandId: actor.brandId, operator: actor.username }, params.code),
  )
}
