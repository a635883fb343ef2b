import type { ChatNeeds } from './needs.ts'
import { createChatSubjects } from './service/chat-subjects.ts'
import { createDeleteGuestPictures } from './service/delete-guest-pictures.ts'
import { createDeskChats } from './service/desk-chats.ts'
import { createEndIdleChats } from './service/end-idle-chats.ts'
import { createListChatModels } from './service/list-chat-models.ts'
import { createMacros } from './service/macros.ts'
import { createOpenConversation } from './service/open-conversation.ts'
import { createOperatorChats } from './service/operator-chats.ts'
import { createOwnChats } from './service/own-chats.ts'

/** Conversations of visitors and members with the support desk. */
export const createChat = (needs: ChatNeeds) => ({
  listChatModels: createListChatModels(needs),
  ...createOwnChats(needs),
  /** A conversation that the desk begins. */
  openConversation: createOpenConversation(needs),
  operators: createOperatorChats(needs),
  desk: createDeskChats(needs),
  macros: createMacros(needs),
  subjects: createChatSubjects(needs),
  /** A job, every hour. */
  endIdleChats: createEndIdleChats(needs),
  /** A job, every hour. */
  deleteGuestPictures: createDeleteGuestPictures(needs),
})
export type Chat = ReturnType<typeof createChat>
