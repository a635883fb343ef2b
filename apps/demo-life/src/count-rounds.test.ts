import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openRoundCount } from './count-rounds.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'trevo-rounds-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const monday = new Date('2030-01-07T15:00:00Z')
// Eleven at night in São Paulo, already the next day in UTC.
const mondayNight = new Date('2030-01-08T02:00:00Z')
const tuesday = new Date('2030-01-08T15:00:00Z')

const openAt = (now: { at: Date }, dayMax: number, allMax: number) =>
  openRoundCount({ file: path.join(folder, 'rounds.json'), dayMax, allMax, now: () => now.at })

it('rounds per day in Brazil are limited', () => {
  const now = { at: monday }
  const count = openAt(now, 2, 100)
  expect([count.take(), count.take(), count.take()]).toEqual([true, true, false])
  now.at = mondayNight
  expect(count.take()).toBe(false)
  now.at = tuesday
  expect(count.take()).toBe(true)
})

it('a restart continues the counts, and the total is limited', async () => {
  const now = { at: monday }
  const first = openAt(now, 2, 3)
  expect([first.take(), first.take()]).toEqual([true, true])
  await first.save()
  const second = openAt(now, 2, 3)
  expect(second.take()).toBe(false)
  now.at = tuesday
  expect([second.take(), second.take()]).toEqual([true, false])
  expect(second.inAll()).toBe(3)
})
