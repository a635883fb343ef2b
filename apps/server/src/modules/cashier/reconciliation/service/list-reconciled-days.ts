import { addDays, brasiliaDay } from '../../common/domain/brasilia-day.ts'
import type { ReconciliationContext } from '../context.ts'
import { runOfDay, spanOfDay } from '../domain/day-states.ts'
import { countOpen, listClosedDays, listRunsIn } from '../repository/days.ts'
import { presentDay, runsMax, type ListedDay } from './present-day.ts'

const listedDays = 31

/** The last days of a brand, the newest first, each with the newest run that covers it. */
export const createListReconciledDays =
  (context: ReconciliationContext) =>
  async (brandId: number): Promise<ListedDay[]> => {
    const { database, clock } = context
    const toOn = addDays(brasiliaDay(clock.now()), -1)
    const fromOn = addDays(toOn, 1 - listedDays)
    const span = { brandId, from: spanOfDay(fromOn).from, until: spanOfDay(toOn).until }
    const [runs, closed] = await Promise.all([
      listRunsIn(database, span, runsMax),
      listClosedDays(database, brandId, { fromOn, toOn }),
    ])
    const days = Array.from({ length: listedDays }, (_, index) => addDays(toOn, -index))
    const runOf = new Map(days.map((day) => [day, runOfDay(runs, day)]))
    const runIds = new Set([...runOf.values()].flatMap((run) => (run ? [run.id] : [])))
    const counts = await countOpen(database, brandId, [...runIds])
    return days.map((day) => {
      const run = runOf.get(day)
      const closing = closed.find((one) => one.day === day)
      return presentDay({ day, run, closing, counts: run && counts.get(run.id) })
    })
  }
