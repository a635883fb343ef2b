import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, taskLanguages } from './open-desk.ts'
import { performTask, type Hands } from './perform-task.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { pool } = office.server
const desk = await openDesk(office)
const { page, menuLink, dialog } = desk

beforeAll(async () => {
  await pool.query(
    `update members.member set mobile_e164 = '+5531987654321', mobile_number = '31987654321',
       mobile_dialing_code = '+55', mobile_confirmed_at = now()
     where account_key = 'trevo@ana.demo'`,
  )
})

test.each(taskLanguages)(
  'task 8 in %s: ten withdrawals in review are cleared',
  async (language) => {
    const ids = await office.askForWithdrawals(5, ['2100.00', '2200.00'], 90_000_000n)
    const t = await desk.begin(language)
    await performTask(page, 8, async (hands) => {
      await desk.openPage(hands, t('office.payouts'))
      for (let decided = 0; decided < 10; decided += 1) {
        await page.waitForSelector('[data-withdrawal][aria-selected=true]')
        await page.waitForSelector('dl')
        const before = page.url()
        hands.think()
        await hands.press('a')
        await page.waitForURL((url) => url.href !== before)
      }
    })
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from cashier.withdrawal where status = 'approved' and id = any($1)`,
      [ids],
    )
    expect(rows).toEqual([{ count: 10 }])
  },
)

test.each(taskLanguages)('task 1 in %s: how the night was', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 1, async ({ read }) => {
    expect(await read(page.locator('main h1'))).not.toBe('')
    expect(await read(page.locator('main').getByText(t('word.revenue')).first())).not.toBe('')
    await read(page.locator('main').getByText(t('alarm.title')).first())
  })
})

const openByPhone = async (hands: Hands): Promise<void> => {
  await hands.press('Control+k')
  await page.waitForSelector('[role=dialog] input:focus')
  await hands.typeCode('31987654321')
  await desk.chooseEntry(hands.press, 'ana.demo')
  await page.locator('main h1', { hasText: 'ana.demo' }).waitFor()
}

test.each(taskLanguages)(
  'tasks 17 and 21 in %s: a member, and all sessions end',
  async (language) => {
    await office.server.logIn('ana.demo')
    const t = await desk.begin(language)
    await performTask(page, 17, async (hands) => {
      await openByPhone(hands)
      await hands.read(page.getByText(t('members.timeline')))
    })
    await desk.begin(language)
    await performTask(page, 21, async (hands) => {
      await openByPhone(hands)
      await hands.press('.')
      await desk.chooseEntry(hands.press, t('members.act.endSessions'))
      await dialog().locator('textarea').waitFor()
      while (!(await dialog().locator('textarea:focus').count())) await hands.press('Tab')
      await hands.type('Roubo')
      await desk.confirm(hands)
    })
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from identity.session s
     join members.member m using (member_id) where m.account_key = 'trevo@ana.demo'`,
    )
    expect(rows).toEqual([{ count: 0 }])
  },
)

test.each(taskLanguages)('task 32 in %s: a promotion is stopped', async (language) => {
  await pool.query(`update promotions.promotion set state = 'live' where anchor = 'reforco-de-20'`)
  const t = await desk.begin(language)
  await performTask(page, 32, async (hands) => {
    await hands.click(menuLink('/promotions'))
    await hands.click(page.locator('table button', { hasText: /20 ?%/ }).first())
    await hands.click(page.locator('aside button', { hasText: t('word.stop') }))
    await hands.type('Gasta demais')
    await desk.confirm(hands)
  })
})

test.each(taskLanguages)('task 7 in %s: who set a field', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 7, async ({ click, type, press, read }) => {
    await click(menuLink('/audit'))
    await click(page.locator('[role=search] input[name=field]'))
    await type('status')
    await press('Enter')
    // The rows before stay until those of the field are read.
    await page.waitForURL(/field=status/)
    const first = page.locator('tr[data-opens]').first()
    await first.filter({ hasText: t('act.approveWithdrawals') }).waitFor()
    expect(await read(first)).toContain('operador.demo')
    await press('j')
    expect(await read(page.locator('aside table s').first())).not.toBe('')
  })
  expect(desk.wrong).toEqual([])
})
