import { randomUUID } from 'node:crypto'
import type {
  OperatorChat,
  OperatorChatWhole,
} from '../../../../packages/contract/src/ops/desk/chat.ts'
import {
  answerChat,
  getOperatorChatPicture,
  endOperatorChat,
  listOperatorChats,
  readOperatorChat,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command, Given } from '../command.ts'
import { requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'
import { savePicture } from '../save-picture.ts'

const chatOf = ({ id = '' }: Given) => ({ chatId: id })

const describeChats = (list: readonly OperatorChat[]): string[] =>
  list.length === 0
    ? ['Nobody waits.']
    : rows([
        ['chat', 'waits since', 'about', 'account', 'language', 'messages'],
        ...list.map((one) => [
          one.chatId,
          one.waitingSince === null ? '' : at(one.waitingSince),
          one.about,
          one.account ?? 'visitor',
          one.language,
          String(one.messages),
        ]),
      ])

const describeWhole = (chat: OperatorChatWhole): string[] => [
  `${chat.chatId}, ${chat.about}, ${chat.account ?? 'visitor'}, ${chat.status}`,
  '',
  ...chat.lines.map(({ at: writtenAt, operator, pictureId, text }) => {
    const said = pictureId ? `[picture ${pictureId}]` : text
    return `${at(writtenAt)}  ${operator ?? 'visitor'}: ${said}`
  }),
]

/** Conversations of visitors and members with support staff. */
export const chats: readonly Command[] = [
  {
    words: ['chats', 'list'],
    usage: 'chats list',
    what: 'conversations that wait for an answer, the longest wait first',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listOperatorChats))
      return { value, lines: describeChats(value.chats) }
    },
  },
  {
    words: ['chats', 'show'],
    usage: 'chats show ID',
    what: 'one of them with everything that was written',
    needs: ['id'],
    run: async ({ api }, given) => {
      const value = await requireValue(api.call(readOperatorChat, { params: chatOf(given) }))
      return { value, lines: describeWhole(value) }
    },
  },
  {
    words: ['chats', 'picture'],
    usage: 'chats picture ID --picture PICTURE --file PATH',
    what: 'a picture of a conversation, into a new file',
    needs: ['id', 'picture', 'file'],
    run: async ({ api }, { id = '', picture = '', file = '' }) => {
      const params = { chatId: id, pictureId: picture }
      return savePicture(await requireValue(api.call(getOperatorChatPicture, { params })), file)
    },
  },
  {
    words: ['chats', 'answer'],
    usage: 'chats answer ID --reason TEXT',
    what: 'answers; the text is what the visitor reads',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const body = { clientId: randomUUID(), text: given.reason ?? '' }
      const value = await requireValue(api.call(answerChat, { params: chatOf(given), body }))
      return { value, lines: describeWhole(value) }
    },
  },
  {
    words: ['chats', 'end'],
    usage: 'chats end ID',
    what: 'ends it; both sides can still read it',
    needs: ['id'],
    run: async ({ api }, given) => {
      const asked = api.call(endOperatorChat, { params: chatOf(given), body: {} })
      const value = await requireValue(asked)
      return { value, lines: describeWhole(value) }
    },
  },
]
