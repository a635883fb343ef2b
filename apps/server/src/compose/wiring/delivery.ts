import { createDatabase } from '@trevo/database/connect.ts'
import { createDelivery, deliverTriesMax, type Delivery } from '../../modules/delivery/index.ts'
import type { Platform } from '../platform.ts'

/** Messages to one person by SMS or email. */
export const buildDelivery = ({ pools, clock, logger, environment, queue }: Platform): Delivery =>
  createDelivery({
    database: createDatabase(pools.requests),
    clock,
    logger,
    environment,
    enqueue: (messageId) => queue.add('delivery_deliver', messageId, deliverTriesMax),
  })
