import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk, taskLanguages } from '../open-desk.ts'
import { performTask } from '../perform-task.ts'
import { linkMembers, membersOf } from '../screens/fill-queues.ts'
import { startBackoffice } from '../start-backoffice.ts'
import { answerDeals } from './answer-deals.ts'

const vendor = await answerDeals()
const office = await startBackoffice({ environment: { RGS_ORIGIN: vendor.origin } })
afterAll(async () => {
  await office.close()
  await vendor.close()
})
const { pool } = office.server
const desk = await openDesk(office)
const { page } = desk

beforeAll(async () => {
  vendor.useKeys(office.server.vendorKeys)
  await linkMembers(office, await membersOf(office))
})
beforeEach(() => pool.query(`update play.table_signal set state = 'open'`))

test.each(taskLanguages)('task 27 in %s: a signal after three deals', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 27, async (hands) => {
    const { press, type, think, read } = hands
    await desk.openPage(hands, t('office.risk'))
    await page.locator('tr[data-opens]').first().waitFor()
    await press('j')
    await page.locator('aside h2').first().waitFor()
    for (const number of [1, 2, 3]) {
      await press(String(number))
      await page.locator('aside ol li').nth(2).waitFor()
      for (const _ of ['first', 'second', 'third']) await press('ArrowLeft')
      await page.locator('aside ol li').waitFor({ state: 'detached' })
      for (const _ of ['first', 'second', 'third']) {
        await press('ArrowRight')
        think()
      }
      expect(await read(page.locator('aside ol'))).toContain('truco')
    }
    await press('c')
    await page.locator('[role=dialog] textarea:focus').waitFor()
    await type('Entregou três mãos fortes seguidas')
    await desk.confirm(hands)
  })
  const { rows } = await pool.query<{ state: string }>('select state from play.table_signal')
  expect(rows).toEqual([{ state: 'reviewed' }])
  expect(desk.wrong).toEqual([])
})
