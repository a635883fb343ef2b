// The module's public interface: other modules import only this file.
export { bindChatOperatorRoutes, bindChatRoutes } from './http/bind-routes.ts'
export { bindChatDeskRoutes } from './http/bind-desk-routes.ts'
export { openDesk } from './adapters/open-desk.ts'
export { createChat, type Chat } from './module.ts'
export type { ChatNeeds } from './needs.ts'
export { seedDemoChat } from './seed/seed-demo-chat.ts'
export { listOpenChatsOf } from './repository/list-open-of.ts'
export type { ChatTables } from './repository/tables.ts'
