import { dayMs, minuteMs } from '@trevo/calendar/durations.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { dueOf, startOf, type ImpedimentStep } from '../domain/impediment-clock.ts'
import type { ComplianceNeeds } from '../needs.ts'
import {
  addImpedimentEvent,
  listDueImpediments,
  listImpededAccounts,
  lockImpediment,
  markUndeliverable,
  updateImpediment,
  type ImpededAccount,
  type Impediment,
} from '../repository/impediments.ts'
import type { ComplianceTables } from '../repository/tables.ts'
import { returnVoidStakesInTx } from './return-void-stakes.ts'

const atOnce = 20
const playsAgainMs = 30_000
const returnAgainMs = 10 * minuteMs
/** No step waits longer than this; the longest is that of the own withdrawal. */
const longestWaitMs = 31 * dayMs

const deadlinesIn = (row: Impediment) => ({
  noticeUntil: row.notice_until,
  withdrawUntil: row.withdraw_until,
  closeUntil: row.close_until,
  returnUntil: row.return_until,
})

type Advance = {
  readonly from: ImpedimentStep
  readonly to: ImpedimentStep
  /** Absent where the next step begins by its own time. */
  readonly nextAt?: Date
  readonly change?: { noticed_at?: Date; closed_at?: Date; returned_at?: Date }
}

/**
 * Moves an impediment from one step to another, or to the same one later, with what belongs to it; false if another
 * copy has moved it or the register permits the person again.
 */
const advance = (
  { database, clock }: ComplianceNeeds,
  { impediment_id: id, next_step_at: seenAt }: Impediment,
  { from, to, nextAt, change = {} }: Advance,
  work: (tx: Tx, row: Impediment) => Promise<void>,
): Promise<boolean> =>
  database.inTx(async (tx) => {
    const db = tables<ComplianceTables>(tx)
    const row = await lockImpediment(db, id)
    if (row?.step !== from || row.ended_at !== null) return false
    if (row.next_step_at?.getTime() !== seenAt?.getTime()) return false
    await work(tx, row)
    const begins = startOf(to, row.detected_at, deadlinesIn(row))
    const now = clock.now()
    const next = nextAt ?? (begins > now ? begins : now)
    await updateImpediment(db, id, {
      ...change,
      step: to,
      next_step_at: to === 'done' ? null : next,
    })
    return true
  })

/** The cause of a return: the same for every attempt, so that the cashier orders nothing twice. */
const causeOf = ({ impediment_id: id }: Impediment): string => `impediment-${id}`

const notice = async (needs: ComplianceNeeds, row: Impediment): Promise<void> => {
  const { inbox, clock } = needs
  const at = clock.now()
  const { impediment_id: id, withdraw_until: withdrawUntil } = row
  const move = { from: 'notice', to: 'plays', change: { noticed_at: at } } as const
  await advance(needs, row, move, async (tx) => {
    const db = tables<ComplianceTables>(tx)
    for (const { member_id: memberId, brand_id: brandId } of await listImpededAccounts(db, id)) {
      const source = causeOf(row)
      await inbox.notifyImpeded(tx, { memberId, brandId, source, withdrawUntil })
    }
    await addImpedimentEvent(db, { id, kind: 'noticed', at })
  })
}

const endPlays = async (needs: ComplianceNeeds, row: Impediment): Promise<void> => {
  const { database, clock, logger } = needs
  const id = row.impediment_id
  const accounts = await listImpededAccounts(database.db, id)
  const later = (): Date => new Date(clock.now().getTime() + playsAgainMs)
  try {
    for (const { member_id: memberId, brand_id: brandId } of accounts) {
      await needs.endPlays({ memberId, brandId, clientId: causeOf(row) })
    }
  } catch (error) {
    logger.warn({ err: error, impedimentId: String(id) }, 'plays of an impeded person not ended')
    const isOver = clock.now() >= row.withdraw_until
    const move = isOver
      ? ({ from: 'plays', to: 'return' } as const)
      : ({ from: 'plays', to: 'plays', nextAt: later() } as const)
    await advance(needs, row, move, async () => undefined)
    return
  }
  const move = { from: 'plays', to: 'withdrawal', nextAt: row.withdraw_until } as const
  await advance(needs, row, move, async (tx, locked) => {
    await returnStakesOf(needs, tx, locked, accounts)
    await addImpedimentEvent(tables<ComplianceTables>(tx), {
      id,
      kind: 'plays_ended',
      at: clock.now(),
    })
  })
}

const returnStakesOf = async (
  needs: ComplianceNeeds,
  tx: Tx,
  row: Impediment,
  accounts: readonly ImpededAccount[],
): Promise<void> => {
  for (const { member_id: memberId } of accounts) {
    await returnVoidStakesInTx(needs, tx, row, memberId)
  }
}

type Returned = {
  readonly memberId: bigint
  readonly outcome: 'ordered' | 'nothing' | 'undeliverable'
}

/** Orders the return of what is left in each account; what is ordered already is not ordered twice. */
const returnBalances = async (
  { cashier }: ComplianceNeeds,
  row: Impediment,
  accounts: readonly ImpededAccount[],
): Promise<readonly Returned[]> => {
  const cause = causeOf(row)
  const returned: Returned[] = []
  for (const { member_id: memberId, brand_id: brandId } of accounts) {
    const outcome = await cashier.returnBalance({ memberId, brandId, cause })
    returned.push({ memberId, outcome })
  }
  return returned
}

const noteReturns = async (
  { clock }: ComplianceNeeds,
  tx: Tx,
  { impediment_id: id }: Impediment,
  returned: readonly Returned[],
): Promise<void> => {
  const db = tables<ComplianceTables>(tx)
  const at = clock.now()
  for (const { memberId, outcome } of returned) {
    const isStuck = outcome === 'undeliverable'
    const isNew = await markUndeliverable(db, id, memberId, isStuck)
    if (outcome === 'ordered') await addImpedimentEvent(db, { id, kind: 'return_ordered', at })
    if (isStuck && isNew) await addImpedimentEvent(db, { id, kind: 'undeliverable', at })
  }
}

/** From the end of the own withdrawals: what is left goes back, and then the account is closed in time. */
const giveBack = async (needs: ComplianceNeeds, row: Impediment): Promise<void> => {
  const { database, clock } = needs
  const accounts = await listImpededAccounts(database.db, row.impediment_id)
  const returned = await returnBalances(needs, row, accounts)
  const closing = startOf('closing', row.detected_at, deadlinesIn(row))
  const again = new Date(clock.now().getTime() + returnAgainMs)
  const move =
    again >= closing
      ? ({ from: 'return', to: 'closing' } as const)
      : ({ from: 'return', to: 'return', nextAt: again } as const)
  await advance(needs, row, move, async (tx, locked) => {
    await noteReturns(needs, tx, locked, returned)
    await returnStakesOf(needs, tx, locked, accounts)
  })
}

const close = async (needs: ComplianceNeeds, row: Impediment): Promise<void> => {
  const { members, clock } = needs
  const at = clock.now()
  const id = row.impediment_id
  const move = { from: 'closing', to: 'rest', change: { closed_at: at } } as const
  await advance(needs, row, move, async (tx) => {
    const db = tables<ComplianceTables>(tx)
    for (const { member_id: memberId } of await listImpededAccounts(db, id)) {
      await members.closeNow(tx, memberId, 'impediment')
    }
    await addImpedimentEvent(db, { id, kind: 'closed', at })
  })
}

/** After the closing: accepted bets are still paid, and what comes goes back, until nothing is left. */
const returnRest = async (needs: ComplianceNeeds, row: Impediment): Promise<void> => {
  const { database, clock, members } = needs
  const at = clock.now()
  const id = row.impediment_id
  const accounts = await listImpededAccounts(database.db, id)
  const returned = await returnBalances(needs, row, accounts)
  let isEmpty = true
  for (const { member_id: memberId } of accounts) {
    if ((await members.listLeft(memberId)).length > 0) isEmpty = false
  }
  const move = isEmpty
    ? ({ from: 'rest', to: 'done', change: { returned_at: at } } as const)
    : ({ from: 'rest', to: 'rest', nextAt: new Date(at.getTime() + returnAgainMs) } as const)
  await advance(needs, row, move, async (tx, locked) => {
    await noteReturns(needs, tx, locked, returned)
    await returnStakesOf(needs, tx, locked, accounts)
    if (isEmpty) {
      await addImpedimentEvent(tables<ComplianceTables>(tx), { id, kind: 'returned', at })
    }
  })
}

const doStep = async (needs: ComplianceNeeds, row: Impediment): Promise<void> => {
  switch (row.step) {
    case 'notice':
      return notice(needs, row)
    case 'plays':
      return endPlays(needs, row)
    case 'withdrawal': {
      const move = { from: 'withdrawal', to: 'return' } as const
      await advance(needs, row, move, async () => undefined)
      return
    }
    case 'return':
      return giveBack(needs, row)
    case 'closing':
      return close(needs, row)
    case 'rest':
      return returnRest(needs, row)
    case 'done':
      return
    default:
      return row.step satisfies never
  }
}

/** Reports a step that is late, once. */
const alarm = async (
  { database, clock, logger }: ComplianceNeeds,
  row: Impediment,
): Promise<void> => {
  const due = dueOf(row.step, deadlinesIn(row))
  if (due === null || due >= clock.now() || row.alarmed_step === row.step) return
  await updateImpediment(database.db, row.impediment_id, { alarmed_step: row.step })
  const told = { impedimentId: String(row.impediment_id), step: row.step, due: due.toISOString() }
  logger.error(told, 'step of an impediment is late')
}

/**
 * A job, every second: the clock of impediments (notice, own withdrawal, return, closing). Each step is one
 * transaction, or repeats harmlessly what it does outside of it. One that fails does not hold up the others.
 */
export const createRunImpediments = (needs: ComplianceNeeds) => async (): Promise<number> => {
  const { database, clock } = needs
  const now = clock.now()
  const latest = new Date(now.getTime() + longestWaitMs)
  const due = await listDueImpediments(database.db, { now, latest, limit: atOnce })
  const failures: unknown[] = []
  for (const row of due) {
    await alarm(needs, row)
    await doStep(needs, row).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'steps of impediments failed')
  return due.length
}
