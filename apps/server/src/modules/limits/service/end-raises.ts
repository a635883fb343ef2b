import { tables } from '@trevo/database/connect.ts'
import { isSame } from '../domain/limit.ts'
import {
  addChange,
  deleteRaise,
  findLimits,
  findRaises,
  listClosedRaises,
} from '../repository/limits.ts'
import type { LimitsTables } from '../repository/tables.ts'
import { lockPerson } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'

const atOnce = 100

/** Ends higher limits that were left without an answer: everything stays as it is (a job). */
export const createEndRaises = (context: LimitsContext) => async (): Promise<void> => {
  const { database, clock } = context
  for (const { personId, ...name } of await listClosedRaises(database.db, clock.now(), atOnce)) {
    await database.inTx(async (tx) => {
      const at = clock.now()
      await lockPerson(tx, personId, at)
      const db = tables<LimitsTables>(tx)
      const raise = (await findRaises(db, personId)).find((one) => isSame(one, name))
      if (!raise || raise.closesAt > at) return
      const limits = await findLimits(db, personId)
      const before = limits.find((limit) => isSame(limit, name))?.value ?? null
      await deleteRaise(tx, personId, name)
      await addChange(tx, personId, {
        ...name,
        what: 'raise_expired',
        before,
        after: raise.value,
        at,
      })
    })
  }
}
