export { createDelivery, type Delivery, type DeliveryDependencies } from './module.ts'
export { demandProviders, mayUseOutbox } from './adapters/choose-providers.ts'
export { deliverTriesMax } from './jobs/deliver-message.ts'
export type { Channel } from './domain/letter.ts'
