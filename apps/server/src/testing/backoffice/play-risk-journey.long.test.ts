import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { dayOf } from '../../modules/limits/index.ts'
import { createPlayDays } from '../conduct/play-days.ts'
import { findBarriers, findKeys } from './screens/check-screen.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const now = () => new Date()
const { pool, opsUrl, server } = office.server
const { members, playRisk } = server.modules
const play = createPlayDays(office.server, now)
let page: Page
let personId: bigint
const wrong: string[] = []

beforeAll(async () => {
  await office.server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  const member = await members.findMemberByUsername(1, 'ana.demo')
  if (!member) throw new Error('no member')
  ;({ personId } = member)
  await play.chase(member.memberId, 6)
  await play.playAtNight(member.memberId, 8)
  await play.playLong(member.memberId, 8)
  await play.deposit(member.memberId, 1, 900)
  await playRisk.readPlay()
  await playRisk.countPerson(personId)
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/play-risk"]')
})
afterAll(() => office.close())

test('playReviewHours: a person who waits is found from home, read over 90 days, and decided by keyboard', async () => {
  await page.click('nav a[href="/play-risk"]')
  await page.waitForSelector('tbody tr:has-text("ana.demo")')
  await page.waitForSelector('text=Marcadores de 28 dias')
  await page.waitForSelector('text=Limite proposto')
  // Names of the demo look like keys.
  const keys = await findKeys(page)
  expect(keys.filter((key) => !key.endsWith('.demo'))).toEqual([])
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('a')
  await page.selectOption('[role=dialog] select', '2')
  await page.fill('[role=dialog] input[type=date]', addDays(dayOf(now()), 14))
  await page.fill('[role=dialog] textarea', 'falou com a equipe e aceitou um limite')
  await page.keyboard.press('Control+Enter')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
  await page.waitForSelector('text=Ninguém aguarda análise.')
  const { rows } = await pool.query(
    'select level, held_until is not null as held from play_risk.person where person_id = $1',
    [personId],
  )
  expect(rows).toEqual([{ level: 2, held: true }])
  await page.click('button:has-text("Próximas análises")')
  await page.waitForSelector('tbody tr:has-text("ana.demo")')
  expect(wrong).toEqual([])
})
