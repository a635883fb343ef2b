import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, taskLanguages } from '../open-desk.ts'
import { performTask } from '../perform-task.ts'
import { startBackoffice } from '../start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { pool, server } = office.server
const { lottery } = server.modules
const desk = await openDesk(office)
const { page, menuLink, dialog } = desk
const button = (name: string) => page.getByRole('button', { name })

beforeAll(async () => {
  await pool.query(`update lottery.game set result_source = 'operators' where code = 'BR660'`)
  lottery.forgetSetup()
  await lottery.scheduleDraws()
})

const result = '08,13,17,27,34,42'

/** A draw of Six of Sixty whose time is over, with the numbers that the colleague typed. */
const closeDraw = async (): Promise<void> => {
  const { rows } = await pool.query<{ id: bigint }>(
    `update lottery.draw set opens_at = now() - interval '2 hours', closes_at = now() - interval '10 minutes',
       draws_at = now() - interval '5 minutes', status = 'open'
     where id = (select d.id from lottery.draw d join lottery.game g on g.id = d.game_id
       where g.code = 'BR660' and d.status in ('open', 'scheduled') order by d.closes_at limit 1)
     returning id`,
  )
  await lottery.runDraws()
  const { operatorId, username } = await desk.colleague()
  await lottery.enterDrawResult({
    brandId: 1,
    drawId: BigInt(rows[0]?.id ?? 0),
    operator: username,
    operatorId,
    result,
  })
}

test.each(taskLanguages)('task 37 in %s: numbers are typed by two', async (language) => {
  await closeDraw()
  const t = await desk.begin(language)
  await performTask(page, 37, async ({ click, typeCode, press, read }) => {
    await click(menuLink('/lottery'))
    await click(button(t('lottery.view.numbers')))
    const row = page.locator('tr[data-opens]').first()
    await page.waitForURL(/view=numbers/)
    await click(row)
    await click(page.locator('main form input'))
    expect(await page.locator('main').innerText()).not.toContain(result)
    await typeCode('081317273442')
    await press('Enter')
    expect(await read(page.locator('main').getByText(result).first())).toContain(result)
  })
})

/** The next Wednesday but two or three: a day on which the lottery is drawn. */
const wednesday = (weeks: number): Date => {
  const ahead = Date.now() + (13 + 7 * weeks) * 86_400_000
  return new Date(ahead + ((10 - new Date(ahead).getUTCDay()) % 7) * 86_400_000)
}

test.each([
  ['PT', 1],
  ['EN', 2],
] as const)('task 38 in %s: a holiday is taken out', async (language, weeks) => {
  const day = wednesday(weeks).toISOString().slice(0, 10)
  const t = await desk.begin(language)
  await performTask(page, 38, async (hands) => {
    const { click, press, type, typeCode, read } = hands
    await click(menuLink('/lottery'))
    await click(button(t('lottery.part.games')))
    await click(page.locator('tr[data-opens]', { hasText: 'BR580' }))
    await page.locator('main h1').waitFor()
    await page.locator('main dl').first().waitFor()
    await press('h')
    await dialog().locator('input[type=date]:focus').waitFor()
    // The browser of the test writes the month first.
    await typeCode(`${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`)
    expect(await read(dialog().locator('tbody s').first())).not.toBe('')
    expect(await dialog().innerText()).toContain(t('lottery.takenOut'))
    while (!(await dialog().locator('textarea:focus').count())) await press('Tab')
    await type('Feriado nacional')
    await desk.confirm(hands)
  })
  const { rows } = await pool.query<{ target: string }>(
    `select target from staff.change_request where kind = 'askGameChange' and state = 'waiting'`,
  )
  expect(rows).toEqual([{ target: `BR580/${day}/holiday` }])
  await desk.takeWaiting('askGameChange')
  expect(desk.wrong).toEqual([])
})
