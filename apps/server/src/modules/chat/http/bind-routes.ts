import * as ops from '@trevo/contract/ops/desk/chat.ts'
import * as endpoints from '@trevo/contract/wps/chat.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Brand } from '../../../platform/http/brand.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Chat } from '../module.ts'
import type { Asking } from '../service/own-chats.ts'
import { orderOf } from './bind-desk-routes.ts'

type Request = {
  readonly actor: Actor
  readonly brand: Pick<Brand, 'id' | 'defaultLanguage' | 'disabledModules'>
  readonly device: { readonly address: string }
  readonly language: Language
}

/** Trial users share one account: each is a separate visitor. */
const askingOf = ({ actor, brand, language, device }: Request): Asking => ({
  brandId: brand.id,
  memberId: actor.kind === 'guest' || actor.kind === 'trial' ? undefined : actor.memberId,
  address: device.address,
  isHumanCheckOn: !brand.disabledModules.has('GEETEST3'),
  language,
  brandLanguage: brand.defaultLanguage,
})

export const bindChatRoutes = (route: Route, chat: Chat): void => {
  route(endpoints.listChatModels, (request) => {
    const { brandId, memberId, language, brandLanguage } = askingOf(request)
    const queue = { brandId, isGuest: memberId === undefined }
    return chat.listChatModels(queue, language, brandLanguage)
  })
  route(endpoints.launchChat, (request) => chat.launchChat(askingOf(request), request.body.modelId))
  route(endpoints.readChat, (request) => chat.readChat(askingOf(request), request.body))
  route(endpoints.sendChatMessage, (request) =>
    chat.sendChatMessage(askingOf(request), request.body),
  )
  route(endpoints.sendChatPicture, (request) =>
    chat.sendChatPicture(askingOf(request), request.body),
  )
  route(endpoints.getChatPicture, (request) => chat.getChatPicture(askingOf(request), request.body))
  route(endpoints.mailChat, (request) => chat.mailChat(askingOf(request), request.body.chat))
  route(endpoints.endChat, (request) => chat.endChat(askingOf(request), request.body.chat))
}

/** The operators' calls. */
export const bindChatOperatorRoutes = (route: Route, { operators }: Chat): void => {
  route(ops.listOperatorChats, ({ actor, language }) =>
    operators.listOperatorChats(actor.brandId, language),
  )
  route(ops.readOperatorChat, ({ actor, params, language }) =>
    operators.readOperatorChat(actor.brandId, BigInt(params.chatId), language),
  )
  route(ops.answerChat, (request) => operators.answerChat({ ...orderOf(request), ...request.body }))
  route(ops.getOperatorChatPicture, ({ actor, params }) =>
    operators.getOperatorChatPicture(actor.brandId, BigInt(params.chatId), params.pictureId),
  )
  route(ops.endOperatorChat, (request) => operators.endOperatorChat(orderOf(request)))
}
