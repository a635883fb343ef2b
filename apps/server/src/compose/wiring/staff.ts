import { createDatabase } from '@trevo/database/connect.ts'
import { createStaff, type Staff } from '../../modules/staff/index.ts'
import type { Platform } from '../platform.ts'

/** Roles of operators and the rights that they give. */
export const buildStaff = ({ pools, clock }: Platform): Staff =>
  createStaff({ database: createDatabase(pools.requests), clock })
