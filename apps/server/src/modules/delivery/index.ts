export { createDelivery, type Delivery, type DeliveryDependencies } from './module.ts'
export { deliverTriesMax } from './jobs/deliver-message.ts'
export { outboxPath } from './http/bind-outbox-page.ts'
export type { Channel } from './domain/letter.ts'
