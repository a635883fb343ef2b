import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { dayOf } from '../../modules/limits/index.ts'
import { createPlayDays } from '../conduct/play-days.ts'
import { findBarriers, findKeys } from './screens/check-screen.ts'
import { startBackoffice } from './start-backoffice.ts'

let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const office = await startBackoffice({ clock })
const { pool, opsUrl, server } = office.server
const { members } = server.modules
const play = createPlayDays(office.server, clock.now)
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
  aheadMs += 60_000
  await play.count()
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/play-risk"]')
})
afterAll(() => office.close())

test('shots', async () => {
  for (const language of ['PT', 'EN'] as const) for (const theme of ['dark', 'light'] as const) for (const width of [390, 768, 1440]) {
    if (language === 'EN' && theme === 'light' && width === 768) continue
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((kept) => localStorage.setItem('trevo-ops', kept), JSON.stringify({ language, theme, density: 'normal' }))
    await page.goto(`${opsUrl}/play-risk`)
    await page.waitForSelector('text=ana.demo')
    await page.waitForSelector('h2')
    await page.waitForSelector('text=28')
    await page.screenshot({ path: `/tmp/playrisk-build/office-${language}-${theme}-${width}.png`, fullPage: false })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('a')
  await page.waitForSelector('[role=dialog]')
  await page.screenshot({ path: `/tmp/playrisk-build/office-dialog.png` })
})
