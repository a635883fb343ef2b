import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLottery } from '../../module.ts'
import { addInstantGame } from '../../testing/add-instant-game.ts'
import { openTestLottery } from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
beforeAll(async () => {
  await addInstantGame(world.pool)
})
afterAll(() => world.close())

const states = async (): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ state: string }>(
    'select state from lottery.instant_edition order by number',
  )
  return rows.map(({ state }) => state)
}

it('a copy that shuts down publishes nothing more, and another copy makes the tickets', async () => {
  const copy = await createLottery(world.needs)
  const running = copy.keepInstantEditions()
  copy.stopEditions()
  await running
  expect(await states()).toEqual([])
  await world.lottery.keepInstantEditions()
  expect(await states()).toEqual(['open', 'ready'])
})
