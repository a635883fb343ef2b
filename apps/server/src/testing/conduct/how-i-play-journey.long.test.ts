import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { launchChromium, type Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findBarriers, findKeys } from '../backoffice/screens/check-screen.ts'
import { startTestServer } from '../start-test-server.ts'
import { createPlayDays } from './play-days.ts'

const folder = path.join(inject('runFolder'), 'site-build')
await promisify(execFile)(process.execPath, [
  path.resolve('apps/site/build.ts'),
  path.join(folder, 'site'),
])
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const server = await startTestServer({ environment: { BUILD_DIR: folder }, clock })
const browser = await launchChromium()
const play = createPlayDays(server, clock.now)
let page: Page
const wrong: string[] = []

beforeAll(async () => {
  await server.change(
    "update settings.rule set value = 'true' where jurisdiction = 'open' and key = 'playWatched'",
  )
  const ana = await server.logIn('ana.demo')
  await play.chase(ana.memberId, 6)
  await play.playAtNight(ana.memberId, 8)
  await play.playLong(ana.memberId, 8)
  aheadMs += 60_000
  await play.count()
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
  })
  await context.addInitScript((kept) => sessionStorage.setItem('token', kept), ana.token)
  page = await context.newPage()
  page.on('pageerror', (error) => wrong.push(String(error)))
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

test('a member reads the markers in plain words, and takes the proposed limit with one press', async () => {
  await page.goto(`${server.baseUrl}/member?page=howIPlay`)
  await page.waitForSelector('h2:has-text("Sinais claros")')
  await page.waitForSelector('text=Em 6 dias você aumentou as apostas depois de perder.')
  await page.waitForSelector('text=Em 8 noites você jogou uma hora ou mais')
  expect(await findKeys(page)).toEqual([])
  expect(await findBarriers(page, 'main')).toEqual([])
  await page.click('button:has-text("Aceitar R$")')
  await page.waitForSelector('h2:has-text("Limite sugerido")', { state: 'detached' })
  await page.goto(`${server.baseUrl}/member?page=limits`)
  await page.waitForSelector('text=Em vigor')
})

test('the self-test stays in the browser until its result is shared, and is deleted again', async () => {
  await page.goto(`${server.baseUrl}/member?page=howIPlay`)
  await page.click('button:has-text("Começar o teste")')
  const stored = async () => {
    const { rows } = await server.pool.query('select score from play_risk.self_test')
    return rows
  }
  for (const question of await page.locator('fieldset').all()) {
    await question.getByText('Às vezes').click()
  }
  await page.waitForSelector('text=9 de 27 pontos')
  expect(await stored()).toEqual([])
  await page.click('button:has-text("Compartilhar o resultado")')
  await page.waitForSelector('text=Você compartilhou 9 pontos')
  expect(await stored()).toEqual([{ score: 9 }])
  await page.click('button:has-text("Apagar o que compartilhei")')
  await page.waitForSelector('text=Você compartilhou 9 pontos', { state: 'detached' })
  expect(await stored()).toEqual([])
  expect(wrong).toEqual([])
})

test('people who help can be called', async () => {
  await page.waitForSelector('h2:has-text("Quem ajuda")')
  expect(await page.locator('a[href^="https://www.gamblingtherapy.org"]').count()).toBe(1)
})
