// The module's public interface: other modules import only this file.
export { bindInboxRoutes } from './http/bind-routes.ts'
export { createInbox, createMailboxes, type Inbox, type Mailboxes } from './module.ts'
export type { NewMessage } from './domain/message.ts'
