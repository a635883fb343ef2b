export { createLive, type Live } from './module.ts'
export { inboxEvent, type LiveEvent } from './live-event.ts'
