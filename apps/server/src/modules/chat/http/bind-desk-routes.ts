import * as desk from '@trevo/contract/ops/desk/desk.ts'
import * as subjects from '@trevo/contract/ops/desk/chat-subjects.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Chat } from '../module.ts'

type Request = {
  readonly actor: Pick<Operator, 'username' | 'brandId'>
  readonly params: { readonly chatId: string }
  readonly language: Language
}

export const orderOf = ({ actor, params, language }: Request) => ({
  operator: actor.username,
  brandId: actor.brandId,
  chatId: BigInt(params.chatId),
  language,
})

/** The desk: its list of conversations, notes, hand-overs, prepared answers. */
export const bindChatDeskRoutes = (
  route: Route,
  { desk: chats, macros, subjects: of }: Chat,
): void => {
  route(desk.listDeskChats, ({ actor, query, language }) =>
    chats.listDeskChats(actor.brandId, { ...query, language }),
  )
  route(desk.noteChat, (request) => chats.noteChat(orderOf(request), request.body))
  route(desk.handOverChat, (request) => chats.handOverChat(orderOf(request), request.body))
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
