import { afterAll, expect, test } from 'vitest'
import { openTableRgs } from '../../../testing/open-table-rgs.ts'
import { driveRoom } from './drive-room.ts'
import { roomStartDelaysMs } from './room-start-delays.ts'

const rgs = await openTableRgs()
afterAll(() => rgs.close())

const isOpen = async (): Promise<boolean> =>
  (await rgs.current().catch(() => undefined))?.game.state === 'open'

test('rooms that start together begin at different times, all of them within 15 seconds', () => {
  const few = roomStartDelaysMs(['a', 'b', 'c'].map((gameCode) => ({ gameCode })))
  expect([...few.values()]).toEqual([0, 250, 500])
  const many = roomStartDelaysMs(
    Array.from({ length: 1_000 }, (_, at) => ({ gameCode: `room-${at}` })),
  )
  expect(new Set(many.values()).size).toBe(1_000)
  expect(Math.max(...many.values())).toBeLessThan(15_000)
})

test('a room waits for its turn only after a silence: taken over in its pause, it continues at once', async () => {
  const driver = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
  const startOne = (digit: number) =>
    driveRoom(rgs.dependencies(), driver(digit), new Map([[rgs.title.gameCode, 8_000]]))
  const first = startOne(1)
  await first(rgs.title)
  expect(await isOpen()).toBe(false)
  rgs.wait(8_000)
  await first(rgs.title)
  expect(await isOpen()).toBe(true)

  const { endsAtMs } = await rgs.current()
  for (const ms of [endsAtMs - 1_000, endsAtMs]) {
    rgs.moveTo(ms)
    await first(rgs.title)
    await first(rgs.title)
  }
  rgs.moveTo(endsAtMs + rgs.title.table.pauseMs)
  const second = startOne(2)
  rgs.wait(1_300)
  await second(rgs.title)
  expect(await isOpen()).toBe(true)
})
