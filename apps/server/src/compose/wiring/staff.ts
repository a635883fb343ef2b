import { createDatabase } from '@trevo/database/connect.ts'
import type { Identity } from '../../modules/identity/index.ts'
import { createStaff, type Staff } from '../../modules/staff/index.ts'
import type { Platform } from '../platform.ts'

type Neighbours = { readonly identity: Pick<Identity, 'operatorAccounts'> }

/** Roles of operators and the rights that they give; what waits for a second person. */
export const buildStaff = ({ pools, clock }: Platform, { identity }: Neighbours): Staff =>
  createStaff({
    database: createDatabase(pools.requests),
    clock,
    identity: identity.operatorAccounts,
  })
