import { LRUCache } from 'lru-cache'
import { tables } from '@trevo/database/connect.ts'
import type { Admission, GuardedStake, StakeGuard } from '../../wallet/index.ts'
import { nowOf, type LimitsContext } from './context.ts'
import {
  admitInTx,
  findHolder,
  findObjection,
  insertReleased,
  lockCounters,
  undoInTx,
} from '../repository/count-stakes.ts'
import { reportRefused, refusalOf } from './refusal-of.ts'

const knownMax = 50_000

/**
 * The wallet's guard of stakes (`docs/adr/0036`): counts each stake of a person who has limits, under the lock of the
 * person's counter, in the transaction that takes it.
 */
export const createGuard = (context: LimitsContext): StakeGuard => {
  const { database } = context
  /** Persons by account, as far as their limits were met here. Stale ones lose their claim and are read again. */
  const known = new LRUCache<bigint, bigint>({ max: knownMax })
  const valuesOf = (personId: bigint, { source }: GuardedStake) => [String(personId), source]

  const find = async (memberId: bigint): Promise<bigint | undefined> => {
    const personId = await findHolder(database.db, memberId)
    if (personId === undefined) known.delete(memberId)
    else known.set(memberId, personId)
    return personId
  }

  return {
    claim: {
      call: 'limits.admit_stakes',
      callForNew: 'limits.admit_new_stakes',
      valueCount: 2,
    },
    knownClaim: (stake) => {
      const personId = known.get(stake.memberId)
      if (personId === undefined) return undefined
      context.touch(stake.memberId)
      return valuesOf(personId, stake)
    },
    findClaim: async (stake) => {
      const personId = await find(stake.memberId)
      if (personId === undefined) return undefined
      context.touch(stake.memberId)
      return valuesOf(personId, stake)
    },
    explain: async ({ memberId, amountMinor }) => {
      const personId = await find(memberId)
      if (personId === undefined) return undefined
      // What was won a moment ago may leave room.
      await context.readSettled()
      return database.inTx(async (tx) => {
        const at = nowOf(context)
        const objection = await findObjection(tx, personId, amountMinor, at)
        if (objection === undefined) return undefined
        reportRefused(context, { personId, memberId, at }, objection)
        return refusalOf(tx, personId, objection, at)
      })
    },
    lockInTx: lockCounters,
    admitInTx: async (tx, stakes, at) => {
      const found = await admitInTx(tx, stakes, at)
      const admissions: Admission[] = []
      for (const [index, answer] of found.answers.entries()) {
        const memberId = stakes[index]?.memberId ?? 0n
        if (answer === null) admissions.push('unlimited')
        else if (answer === 'counted') {
          context.touch(memberId)
          admissions.push('counted')
        } else {
          const personId = (await findHolder(tables(tx), memberId)) ?? 0n
          reportRefused(context, { personId, memberId, at: found.at }, answer)
          admissions.push(await refusalOf(tx, personId, answer, found.at))
        }
      }
      return { at: found.at, admissions }
    },
    undoInTx: (tx, stakes) => undoInTx(tx, stakes),
    noteReleased: insertReleased,
  }
}
