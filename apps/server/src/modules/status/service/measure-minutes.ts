import { randomUUID } from 'node:crypto'
import { dayMs } from '@trevo/calendar/durations.ts'
import { addDays, dayIn } from '@trevo/calendar/time-zone.ts'
import type { ServiceState } from '@trevo/contract/wps/status/service-status.ts'
import { tables } from '@trevo/database/connect.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { followMinute, noStreak, type Streak } from '../domain/follow-minutes.ts'
import { judgePart, type Measured } from '../domain/judge-part.ts'
import { lastMinute, minutesToWrite } from '../domain/list-minutes.ts'
import { kindOfPart, partRules } from '../domain/part-rules.ts'
import type { StatusBrand, StatusNeeds } from '../needs.ts'
import { changeIncident, insertIncident, listOpenIncidents } from '../repository/incidents.ts'
import {
  addToDays,
  dropDaysBefore,
  dropSamplesBefore,
  findRun,
  insertSamples,
  listParts,
  lockRun,
  saveParts,
  saveRun,
} from '../repository/minutes.ts'
import type {
  DayRow,
  IncidentRow,
  PartRow,
  SampleRow,
  StatusDb,
  StatusTables,
} from '../repository/tables.ts'
import { createMeasureParts, createMeasureSite } from './measure-parts.ts'

const samplesKeptMs = 7 * dayMs
const daysKept = 400

const sampleOf = (
  brandId: number,
  part: string,
  minute: Date,
  measured: Measured | undefined,
): SampleRow => ({
  brand_id: brandId,
  part,
  minute,
  state: judgePart(measured, partRules[kindOfPart(part)]),
  in_time: measured?.inTime ?? 0,
  late: measured?.late ?? 0,
  median_sec: measured?.medianSec ?? null,
})

const streakOf = (row: PartRow | undefined): Streak =>
  row
    ? {
        knownMinute: row.known_minute,
        badSince: row.bad_since,
        badMinutes: row.bad_minutes,
        goodSince: row.good_since,
        goodMinutes: row.good_minutes,
      }
    : noStreak

const minutesIn = (state: ServiceState) => ({
  working_min: Number(state === 'working'),
  slow_min: Number(state === 'slow'),
  down_min: Number(state === 'down'),
  off_min: Number(state === 'off'),
})

/** Samples as minutes of days. */
const sumDays = (samples: readonly SampleRow[], timeZone: string): readonly DayRow[] => {
  const days = new Map<string, DayRow>()
  for (const { brand_id, part, minute, state } of samples) {
    if (state === 'unknown') continue
    const day = dayIn(minute, timeZone)
    const added = minutesIn(state)
    const known = days.get(`${day} ${part}`)
    days.set(`${day} ${part}`, {
      brand_id,
      part,
      day,
      working_min: (known?.working_min ?? 0) + added.working_min,
      slow_min: (known?.slow_min ?? 0) + added.slow_min,
      down_min: (known?.down_min ?? 0) + added.down_min,
      off_min: (known?.off_min ?? 0) + added.off_min,
    })
  }
  return [...days.values()]
}

type Open = Pick<IncidentRow, 'id' | 'state'>

/** What one more sample does to the incident of its part. @returns the one that is open afterwards */
const applyChange = async (
  db: StatusDb,
  sample: SampleRow,
  open: Open | undefined,
  change: ReturnType<typeof followMinute>['change'],
): Promise<Open | undefined> => {
  const state = sample.state === 'down' ? 'down' : 'slow'
  if (change?.kind === 'opens') {
    const row = { id: randomUUID(), state } as const
    const { brand_id, part } = sample
    await insertIncident(db, { ...row, brand_id, part, began_at: change.at, ended_at: null })
    return row
  }
  if (change?.kind === 'closes' && open) {
    await changeIncident(db, open.id, { ended_at: change.at })
    return undefined
  }
  if (open && state === 'down' && open.state === 'slow') {
    await changeIncident(db, open.id, { state })
    return { ...open, state }
  }
  return open
}

/** Follows the samples of each part in the order of their minutes. */
const followParts = async (
  db: StatusDb,
  brandId: number,
  samples: readonly SampleRow[],
): Promise<void> => {
  const rows = new Map((await listParts(db, brandId)).map((row) => [row.part, row]))
  const open = new Map<string, Open | undefined>(
    (await listOpenIncidents(db, brandId)).map((row) => [row.part, row]),
  )
  const changed = new Map<string, PartRow>()
  for (const sample of samples.toSorted((a, b) => a.minute.getTime() - b.minute.getTime())) {
    const { part } = sample
    const own = open.get(part)
    const { streak, change } = followMinute(streakOf(rows.get(part)), own !== undefined, sample)
    open.set(part, await applyChange(db, sample, own, change))
    const row = {
      ...sample,
      known_minute: streak.knownMinute,
      bad_since: streak.badSince,
      bad_minutes: streak.badMinutes,
      good_since: streak.goodSince,
      good_minutes: streak.goodMinutes,
    }
    rows.set(part, row)
    changed.set(part, row)
  }
  await saveParts(db, [...changed.values()])
}

/** Measures a brand and writes its minutes, once however many copies do it. */
const createMeasureBrand = (needs: StatusNeeds) => {
  const { database, clock } = needs
  const [measureSite, measureParts] = [createMeasureSite(needs), createMeasureParts(needs)]
  return async (brand: StatusBrand): Promise<void> => {
    const now = clock.now()
    const until = lastMinute(now)
    const writtenBefore = await findRun(database.db, brand.id)
    const minutes = minutesToWrite(writtenBefore, until)
    if (minutes.length === 0) return
    const site = await measureSite(minutes)
    const samples = minutes.map((minute, index) => {
      const isNow = index === minutes.length - 1
      // Before the first measurement there was no site that could have been down.
      const isBefore = !writtenBefore && site[index]?.late === 1
      const own = isBefore ? undefined : site[index]
      return sampleOf(brand.id, 'site', minute, own && { ...own, isOff: isNow && brand.isClosed })
    })
    const { parts, failures } = await measureParts(brand, now)
    for (const { part, measured } of parts) {
      samples.push(sampleOf(brand.id, part, until, measured))
    }
    await database.inTx(async (tx) => {
      const db = tables<StatusTables>(tx)
      const written = await lockRun(db, brand.id)
      const due = new Set(minutesToWrite(written, until).map((minute) => minute.getTime()))
      const own = samples.filter(({ minute }) => due.has(minute.getTime()))
      const added = await insertSamples(db, own)
      await addToDays(db, sumDays(added, brand.timeZone))
      await followParts(db, brand.id, added)
      await saveRun(db, brand.id, until)
    })
    await dropSamplesBefore(database.db, brand.id, new Date(now.getTime() - samplesKeptMs))
    await dropDaysBefore(database.db, brand.id, addDays(dayIn(now, brand.timeZone), -daysKept))
    if (failures.length > 0) throw new AggregateError(failures, 'some parts were not measured')
  }
}

/**
 * A job, every minute: measures each brand once. Minutes in which no copy ran are noticed afterwards, for a week; of
 * the other parts nothing is known in them.
 */
export const createMeasureMinutes = (needs: StatusNeeds) => {
  const measureBrand = createMeasureBrand(needs)
  return (): Promise<void> => doEach(needs.settings.listBrands(), measureBrand)
}
