import { instantIn } from '@trevo/calendar/time-zone.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, it } from 'vitest'

const hourMs = 3_600_000
const stepMs = 30 * 24 * hourMs
const first = Date.UTC(1970, 0, 2)
const last = Date.UTC(2040, 0, 1)

const database = await createTestDatabase([])
afterAll(() => database.drop())

const shownBy = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return (at: number): number =>
    Date.parse(`${format.format(at).replace(', ', 'T')}Z`) - Math.floor(at / 1000) * 1000
}

/** The moments at which the zone's clocks change, in every fifth year; other years for other zones. */
const listChanges = (timeZone: string, index: number): readonly number[] => {
  const offset = shownBy(timeZone)
  const changes: number[] = []
  for (let at = first; at < last; at += stepMs) {
    if ((new Date(at).getUTCFullYear() + index) % 5 !== 0) continue
    if (offset(at) === offset(at + stepMs)) continue
    let [low, high] = [at, at + stepMs]
    while (high - low > 1_000) {
      const middle = Math.floor((low + high) / 2_000) * 1_000
      if (offset(middle) === offset(low)) low = middle
      else high = middle
    }
    changes.push(high)
  }
  return changes
}

const minutesAround = [-120, -61, -30, 0, 1, 30, 59, 60, 61, 120]

it('every time of day around a change of clocks is the instant that PostgreSQL has for it', async () => {
  const asked: { zone: string; day: string; second: number }[] = []
  Intl.supportedValuesOf('timeZone').forEach((zone, index) => {
    const offset = shownBy(zone)
    for (const change of listChanges(zone, index)) {
      for (const minutes of minutesAround) {
        const local = new Date(change + offset(change - 1_000) + minutes * 60_000)
        const day = local.toISOString().slice(0, 10)
        for (const second of [0, (local.getTime() - Date.parse(`${day}T00:00:00Z`)) / 1_000]) {
          asked.push({ zone, day, second })
        }
      }
    }
  })
  expect(asked.length).toBeGreaterThan(10_000)
  // If the two disagree about a zone's clock changes there is nothing to compare.
  const { rows } = await database.pool.query<{ at: string; before: string; after: string }>(
    `select extract(epoch from (local at time zone zone)) * 1000 as at,
       extract(epoch from (local - interval '1 day') at time zone 'UTC' at time zone zone
         - (local - interval '1 day')) * 1000 as before,
       extract(epoch from (local + interval '1 day') at time zone 'UTC' at time zone zone
         - (local + interval '1 day')) * 1000 as after
     from unnest($1::text[], $2::text[], $3::int[]) with ordinality as q (zone, day, second, n),
       lateral (select day::timestamp + second * interval '1 second' as local) l
     order by n`,
    [asked.map(({ zone }) => zone), asked.map(({ day }) => day), asked.map(({ second }) => second)],
  )
  const offsets = new Map<string, ReturnType<typeof shownBy>>()
  let compared = 0
  const different = asked.flatMap(({ zone, day, second }, n) => {
    const offset = offsets.get(zone) ?? shownBy(zone)
    offsets.set(zone, offset)
    const local = Date.parse(`${day}T00:00:00Z`) + second * 1_000
    const { at, before, after } = rows[n]!
    const knowSame =
      offset(local - 24 * hourMs) === Number(before) &&
      offset(local + 24 * hourMs) === Number(after)
    if (!knowSame) return []
    compared += 1
    const computed = instantIn(day, second, zone).getTime()
    return computed === Number(at)
      ? []
      : [
          `${zone} ${day} ${second}: ${new Date(computed).toISOString()} ${new Date(Number(at)).toISOString()}`,
        ]
  })
  expect(different).toEqual([])
  expect(compared).toBeGreaterThan(asked.length * 0.95)
}, 60_000)
