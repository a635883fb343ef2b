import type { ComplianceNeeds } from '../needs.ts'
import { addPersons, listDue, updateCheck } from '../repository/checks.ts'
import {
  addAsked,
  beginSweep,
  endSweep,
  findRunningSweep,
  saveKnown,
} from '../repository/sweeps.ts'
import type { CheckPerson } from './check-person.ts'
import { inLanes } from './in-lanes.ts'
import { dayMs } from '@trevo/calendar/durations.ts'

const knownAtOnce = 1_000
const askedAtOnce = 500
/** A run of this many steps takes some minutes; a million persons then take hours, not days. */
const stepsAtOnce = 10
const lanes = 8

/**
 * A job: asks the register about everybody in the rhythm of the law, blocked and paused people too. A run asks a
 * bounded number; what is left is asked by the next one, on any copy and after any restart. Returns how many were
 * asked.
 */
export const createSweepRegister = (needs: ComplianceNeeds, checkPerson: CheckPerson) => {
  const { database, clock, members, settings } = needs
  const { db } = database

  /** Persons who have no row yet, so that they become due. */
  const learnPersons = async (sweepId: bigint, after: bigint): Promise<boolean> => {
    const found = await members.listPersonsAfter(after, knownAtOnce)
    const asked = found.filter(({ brandIds }) =>
      brandIds.some((brandId) => settings.registerLawOf(brandId).checkDays > 0),
    )
    await addPersons(
      db,
      asked.map(({ personId }) => personId),
      clock.now(),
    )
    const last = found.at(-1)
    if (last !== undefined) await saveKnown(db, sweepId, last.personId)
    return found.length < knownAtOnce
  }

  const sweepStep = async (): Promise<number> => {
    await beginSweep(db, clock.now())
    const sweep = await findRunningSweep(db)
    if (!sweep) return 0
    const knowsAll = await learnPersons(sweep.sweep_id, sweep.known_person_id)
    const due = await listDue(db, clock.now(), askedAtOnce)
    let unanswered = 0
    try {
      await inLanes(lanes, due, async (personId) => {
        const outcome = await checkPerson({ personId, cause: 'sweep' })
        if (outcome === 'unanswered' || outcome === 'no_cpf') {
          unanswered += 1
          // Asked again tomorrow at the latest; the question is repeated by itself before.
          await updateCheck(db, personId, { due_at: new Date(clock.now().getTime() + dayMs) })
        }
      })
    } finally {
      await addAsked(db, sweep.sweep_id, { asked: due.length, unanswered })
    }
    if (knowsAll && due.length < askedAtOnce) await endSweep(db, sweep.sweep_id, clock.now())
    return due.length
  }

  return async (): Promise<number> => {
    let asked = 0
    for (let step = 0; step < stepsAtOnce; step += 1) {
      const more = await sweepStep()
      asked += more
      if (more < askedAtOnce) break
    }
    return asked
  }
}
