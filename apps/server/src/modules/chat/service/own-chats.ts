import type { Value } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type * as endpoints from '@trevo/contract/wps/chat.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { hashOf, isOf, newSecret, readChatName, writeChatName } from '../domain/chat-name.ts'
import type { ChatDesk, ChatNeeds } from '../needs.ts'
import {
  countWaitingOf,
  findConversation,
  findOpenOf,
  insertConversation,
  lockConversation,
  lockOpenOfNetwork,
  updateConversation,
} from '../repository/conversations.ts'
import { findAnswerSeconds, listMessages } from '../repository/messages.ts'
import { findModel } from '../repository/models.ts'
import type { ChatTables, ConversationRow } from '../repository/tables.ts'
import { createReadPicture, createSendPicture } from './chat-pictures.ts'
import { dayBefore } from './list-chat-models.ts'
import { createMailChat } from './mail-chat.ts'
import { presentMessage } from './present-message.ts'
import { notifyChanged, writeMessage } from './write-message.ts'

/** The most waiting conversations of a queue; beyond them none begins. */
const waitingMax = 2_000

/** The most open conversations of one network's guests. */
const openOfNetworkMax = 5

/** The caller: a known member, or a visitor with the secret of a conversation or nothing. */
export type Asking = {
  readonly brandId: number
  readonly memberId: bigint | undefined
  readonly address: string
  /** The brand requires guests to prove that they are human. */
  readonly isHumanCheckOn: boolean
  readonly language: Language
  readonly brandLanguage: Language
}

/** @throws Refusal `chat.unknown` for everybody but its owner. */
const requireOwn = (
  found: ConversationRow | undefined,
  { brandId, memberId }: Asking,
  secret: string | undefined,
): ConversationRow => {
  const isOwn = found?.brand_id === brandId && isOf(found, { memberId, secret })
  if (!found || !isOwn) throw new Refusal('chat.unknown')
  return found
}

const lockOwn = async (tx: Tx, asking: Asking, chat: string): Promise<ConversationRow> => {
  const { id, secret } = readChatName(chat)
  return requireOwn(await lockConversation(tx, id), asking, secret)
}

/** If an external desk answers, the launch leads there. */
const launchDesk =
  ({ database, members }: ChatNeeds) =>
  async (
    desk: ChatDesk,
    { brandId, memberId, language, brandLanguage }: Asking,
    modelId: number,
  ): Promise<Value<typeof endpoints.launchChat>> => {
    const model = await findModel(database.db, modelId)
    if (!model?.is_on || model.brand_id !== brandId) throw new Refusal('chat.model_unknown')
    const accounts = memberId === undefined ? undefined : await members.accountsOf([memberId])
    const account = memberId === undefined ? undefined : accounts?.get(memberId)
    const subject = textIn(model.titles, language, brandLanguage)
    return { chatUrl: desk.urlFor({ subject, language, account }) }
  }

const launchChat =
  (needs: ChatNeeds) =>
  async (asking: Asking, modelId: number): Promise<Value<typeof endpoints.launchChat>> => {
    const { database, clock, settings, environment } = needs
    if (environment.desk) return launchDesk(needs)(environment.desk, asking, modelId)
    const { brandId, memberId, language } = asking
    const secret = memberId === undefined ? newSecret() : undefined
    const { id } = await database.inTx(async (tx) => {
      const own = tables<ChatTables>(tx)
      const model = await findModel(own, modelId)
      if (!model?.is_on || model.brand_id !== brandId) throw new Refusal('chat.model_unknown')
      const findOpen = async () =>
        memberId === undefined ? undefined : findOpenOf(tx, { memberId, modelId })
      const known = await findOpen()
      if (known) return known
      const queue = { brandId, isGuest: memberId === undefined }
      if ((await countWaitingOf(own, queue)) >= waitingMax) throw new Refusal('chat.busy')
      const network = memberId === undefined ? addressKey(asking.address) : null
      if (network !== null && (await lockOpenOfNetwork(tx, network)) >= openOfNetworkMax) {
        throw new Refusal('chat.too_many_open')
      }
      const now = clock.now()
      const started = await insertConversation(tx, {
        brand_id: brandId,
        model_id: modelId,
        member_id: memberId ?? null,
        key_hash: secret === undefined ? null : hashOf(secret),
        language,
        opened_at: now,
        written_at: now,
        waiting_since: null,
        ended_at: null,
        ended_by: null,
        mailed_at: null,
        network,
        proved_human_at: null,
      })
      // Another page of the member was first.
      const found = started ?? (await findOpen())
      if (!found) throw new Refusal('chat.busy')
      return found
    })
    // In the fragment, which is sent to no server and no other site.
    return { chatUrl: `${settings.siteOriginOf(brandId)}/chat#${writeChatName({ id, secret })}` }
  }

const readChat =
  (needs: ChatNeeds) =>
  async (
    asking: Asking,
    { chat, after }: { readonly chat: string; readonly after: number },
  ): Promise<Value<typeof endpoints.readChat>> => {
    const { db } = needs.database
    const { id, secret } = readChatName(chat)
    const found = requireOwn(await findConversation(db, id), asking, secret)
    const since = found.waiting_since
    const { member_id: memberId, brand_id: brandId } = found
    const [model, rows, ahead, answerSeconds, reader] = await Promise.all([
      findModel(db, found.model_id),
      listMessages(db, id, after),
      since ? countWaitingOf(db, { brandId, isGuest: memberId === null }, since) : null,
      since ? findAnswerSeconds(db, brandId, dayBefore(needs.clock.now())) : null,
      memberId === null ? undefined : needs.delivery.readerOf(memberId),
    ])
    return {
      chat,
      title: model ? textIn(model.titles, asking.language, asking.brandLanguage) : '',
      status: found.state,
      ahead,
      answerSeconds,
      canMail: reader !== undefined,
      messages: rows.map(presentMessage),
    }
  }

/** The visitors' and members' use cases of their own conversations. */
export const createOwnChats = (needs: ChatNeeds) => ({
  /** CALL-69; a member continues an open conversation about the same subject. */
  launchChat: launchChat(needs),
  readChat: readChat(needs),
  sendChatMessage: async (
    asking: Asking,
    order: { readonly chat: string; readonly clientId: string; readonly text: string },
  ): Promise<Value<typeof endpoints.sendChatMessage>> => {
    const row = await needs.database.inTx(async (tx) => {
      const conversation = await lockOwn(tx, asking, order.chat)
      return writeMessage(needs, tx, { conversation, ...order })
    })
    return presentMessage(row)
  },
  sendChatPicture: async (
    asking: Asking,
    {
      chat,
      ...picture
    }: {
      readonly chat: string
      readonly clientId: string
      readonly content: string
      readonly humanProof?: string | undefined
    },
  ): Promise<Value<typeof endpoints.sendChatPicture>> => {
    const lock = (tx: Tx) => lockOwn(tx, asking, chat)
    const { memberId, address, isHumanCheckOn } = asking
    const sender = memberId === undefined ? addressKey(address) : `member ${memberId}`
    return presentMessage(
      await createSendPicture(needs)({ ...picture, lock, sender, isHumanCheckOn }),
    )
  },
  getChatPicture: async (
    asking: Asking,
    { chat, pictureId }: { readonly chat: string; readonly pictureId: string },
  ): Promise<Value<typeof endpoints.getChatPicture>> => {
    const { id, secret } = readChatName(chat)
    requireOwn(await findConversation(needs.database.db, id), asking, secret)
    return createReadPicture(needs)(id, pictureId)
  },
  mailChat: async (asking: Asking, chat: string): Promise<Value<typeof endpoints.mailChat>> => {
    const { memberId } = asking
    // Only a member's own conversation is found below, so the reader is the caller.
    const reader = memberId === undefined ? undefined : await needs.delivery.readerOf(memberId)
    await needs.database.inTx(async (tx) =>
      createMailChat(needs)(tx, await lockOwn(tx, asking, chat), reader),
    )
    return { status: 'sent' }
  },
  endChat: (asking: Asking, chat: string): Promise<Value<typeof endpoints.endChat>> =>
    needs.database.inTx(async (tx) => {
      const conversation = await lockOwn(tx, asking, chat)
      if (conversation.state === 'open') {
        await updateConversation(tx, conversation.id, {
          state: 'ended',
          ended_at: needs.clock.now(),
          waiting_since: null,
        })
        notifyChanged(needs, tx, conversation)
      }
      return { status: 'ended' }
    }),
})
