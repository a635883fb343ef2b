export { createDelivery, type Delivery } from './module.ts'
export { requireProviders, mayUseOutbox } from './adapters/choose-providers.ts'
export { deliverTriesMax } from './jobs/deliver-message.ts'
export type { Channel } from './domain/letter.ts'
