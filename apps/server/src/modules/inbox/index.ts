// The front door: other modules import this file only.
export { bindInboxRoutes } from './http/bind-routes.ts'
export { createInbox, createMailboxes, type Inbox, type Mailboxes } from './module.ts'
export type { NewMessage } from './domain/message.ts'
