import { tables, type Tx } from '@trevo/database/connect.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { dayOf } from '../../limits/index.ts'
import { firstDayOf, judgeDays, type CountedDay } from '../domain/judge-days.ts'
import { nextLevel } from '../domain/next-level.ts'
import type { PlayAccount, PlayRiskNeeds } from '../needs.ts'
import { takeDays } from '../repository/changed.ts'
import { getModel, listDays, writeDay, type VersionedModel } from '../repository/days.ts'
import { lockPerson, updatePerson } from '../repository/persons.ts'
import { findReview } from '../repository/records.ts'
import type { DayRow, PersonRow, PlayRiskTables } from '../repository/tables.ts'
import { applyLevel } from './apply-level.ts'
import { countDay } from './count-day.ts'

export const countedOf = (row: DayRow): CountedDay => ({
  day: row.day,
  lostMinor: row.lost_minor,
  depositedMinor: row.deposited_minor,
  playedMin: row.played_min,
  longestMin: row.longest_min,
  nightMin: row.night_min,
  chasing: row.chasing,
  cancelled: row.cancelled,
  attempts: row.attempts,
})

const everyDay = (first: string, last: string): string[] => {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Whether a jurisdiction of the person's brands asks for a look at how they play. */
export const isWatched = (
  { settings }: Pick<PlayRiskNeeds, 'settings'>,
  accounts: readonly PlayAccount[],
): boolean => accounts.some(({ brandId }) => settings.rulesOf(brandId).isWatched)

type Counting = {
  readonly person: PersonRow
  readonly memberIds: readonly bigint[]
  readonly model: VersionedModel
  readonly today: string
}

/** Counts the days that changed, all of the window for a new person or under another version of the model. */
const countDays = async (
  needs: PlayRiskNeeds,
  tx: Tx,
  { person, memberIds, model, today }: Counting,
): Promise<readonly DayRow[]> => {
  const db = tables<PlayRiskTables>(tx)
  const personId = person.person_id
  const first = firstDayOf(today, model.model)
  const taken = await takeDays(tx, memberIds)
  const known = await listDays(db, personId, first)
  const outdated = known.filter((row) => row.model !== model.version).map(({ day }) => day)
  const isNew = person.counted_at === null
  const days = isNew
    ? everyDay(first, today)
    : [...new Set([...taken, ...outdated])].filter((day) => day >= first && day <= today)
  for (const day of days) {
    const row = await countDay(needs, tx, { personId, memberIds, day, model })
    const isEmpty = row.bets === 0n && row.deposits + row.cancelled + row.attempts === 0
    if (!isEmpty || known.some((one) => one.day === day)) await writeDay(tx, row)
  }
  return listDays(db, personId, first)
}

/**
 * Counts what changed of a person and judges them, in one transaction: days, score, level, and what follows from a
 * level are there together or not at all. Run again it finds nothing changed and does nothing.
 */
export const createCountPerson =
  (needs: PlayRiskNeeds) =>
  (personId: bigint): Promise<void> =>
    needs.database.inTx(async (tx) => {
      const at = needs.clock.now()
      await needs.members.lockPerson(tx, personId)
      const accounts = await needs.members.listAccounts(personId, tx)
      const memberIds = accounts.map(({ memberId }) => memberId)
      if (!isWatched(needs, accounts)) {
        await takeDays(tx, memberIds)
        return
      }
      const person = await lockPerson(tx, personId, at)
      const model = await getModel(tables<PlayRiskTables>(tx), at)
      const today = dayOf(at)
      const rows = await countDays(needs, tx, { person, memberIds, model, today })
      const days = rows.map(countedOf)
      const { markers, score } = judgeDays(days, today, model.model)
      const review = await findReview(tables<PlayRiskTables>(tx), personId)
      const next = nextLevel(
        {
          level: person.level,
          lowerSince: person.lower_since,
          heldUntil: person.held_until,
          heldScore: person.held_score,
          isWaiting: review !== undefined,
        },
        { score, today, model: model.model },
      )
      await updatePerson(tx, personId, {
        score,
        markers: JSON.stringify(markers),
        model: model.version,
        counted_at: at,
        judged_on: today,
        lower_since: next.lowerSince,
        held_until: next.heldUntil,
        held_score: next.heldScore,
      })
      const lostMinor = days.reduce((sum, one) => sum + one.lostMinor, 0n)
      await applyLevel(needs, tx, { person, accounts, next, lostMinor, model: model.model, at })
    })
