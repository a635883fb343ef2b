import { tables, type Tx } from '@trevo/database/connect.ts'
import { findSlipEnds } from '../repository/slips.ts'
import type { SportsTables } from '../../tables.ts'

/** How slips ended, by id, in the transaction that relies on it; open ones are left out. */
export const findSlipEndsIn = (tx: Tx, slips: Parameters<typeof findSlipEnds>[1]) =>
  findSlipEnds(tables<SportsTables>(tx), slips)
