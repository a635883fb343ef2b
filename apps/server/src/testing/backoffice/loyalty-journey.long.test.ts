import type { Page } from '@trevo/testkit/chromium.ts'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPasswords, demoTotpSecrets } from '../../modules/identity/index.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl } = office.server
let first: Page
let second: Page
const wrong: string[] = []

const open = async (): Promise<Page> => {
  const context = await office.browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  return page
}

/** As `operadora.demo`, the second person. */
const signInSecond = async (page: Page): Promise<void> => {
  await page.waitForSelector('input[name=username]:focus')
  await page.keyboard.type('operadora.demo')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPasswords.secondOperator)
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab')
  const epoch = Math.floor(Date.now() / 1000)
  await page.keyboard.type(generateSync({ secret: demoTotpSecrets.secondOperator, epoch }))
  await page.keyboard.press('Enter')
}

beforeAll(async () => {
  first = await open()
  await office.signIn(first)
  await first.waitForSelector('nav a[href="/loyalty"]')
  second = await open()
  await signInSecond(second)
  await second.waitForSelector('nav a[href="/approvals"]')
})
afterAll(() => office.close())

/** The first person compares and asks; the second one approves it in the inbox. */
const askAndApprove = async (reason: string): Promise<void> => {
  await first.click('button:has-text("Comparar e pedir"):not([aria-disabled=true])')
  await first.fill('[role=dialog] textarea', reason)
  await first.click('[role=dialog] button[type=submit]')
  await first.waitForSelector('[role=dialog]', { state: 'detached' })
  await second.click('nav a[href="/approvals"]')
  await second.waitForSelector(`text=${reason}`)
  await second.keyboard.press('a')
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ state: string }>(
        'select state from staff.change_request where reason = $1',
        [reason],
      )
      return rows[0]?.state
    })
    .toBe('approved')
}

test('a mission is made by two persons', async () => {
  await first.click('nav a[href="/loyalty"]')
  await first.click('button:has-text("Missões")')
  await first.click('button:has-text("Nova missão")')
  await first.fill('label:has-text("Nome · PT") input', 'R$ 400 hoje')
  await first.fill('label:has-text("Nome · EN") input', 'Bet R$400 today')
  await first.fill('label:has-text("Meta, R$") input', '400,00')
  await first.fill('label:has-text("Valor") input', '0,40')
  await first.waitForSelector('text=Valor do prêmio, R$')
  await askAndApprove('missão de teste')
  const { rows } = await pool.query<{ target: bigint; prize_minor: bigint; waits: boolean }>(
    `select target, prize_minor, created_at > now() as waits from rewards.mission
     where names->>'EN' = 'Bet R$400 today'`,
  )
  expect(rows).toEqual([{ target: 4_000_000n, prize_minor: 4_000n, waits: true }])
})

test('the odds of a ticket are changed by two persons; those that do not add up cannot be asked for', async () => {
  await first.click('button:has-text("Sorteios e chances")')
  const chance = 'td[data-kind=chance] input'
  await first.waitForSelector(chance)
  await first.fill(`${chance} >> nth=0`, '35,0000')
  await first.waitForSelector('text=As chances somam 99,0000%')
  await first.waitForSelector('text=As chances precisam somar 100%.')
  await first.waitForSelector('button[aria-disabled=true]:has-text("Comparar e pedir")')
  await first.fill(`${chance} >> nth=1`, '25,0000')
  await first.waitForSelector('text=Custo esperado de um bilhete, R$')
  await askAndApprove('mais dez centavos')
  const { rows } = await pool.query<{ target: string }>(
    'select target from loyalty.planned_change where applied_at is null',
  )
  expect(rows).toEqual([{ target: 'draw:PRIZE_WHEEL' }])
  await first.waitForSelector('text=Programado: vale a partir de', { timeout: 20_000 })
})

test('every part of loyalty opens without an error', async () => {
  for (const [tab, text] of [
    ['ranking', 'Ranking do mês'],
    ['levels', 'Escada de níveis'],
    ['rebate', 'Cashback por produto'],
    ['referral', 'Prêmio por indicação'],
    ['points', 'Como os pontos são ganhos e vendidos'],
    ['freeGame', 'Jogo grátis'],
    ['mall', 'Novo item'],
  ] as const) {
    await first.goto(`${opsUrl}/loyalty?tab=${tab}`)
    await first.waitForSelector(`section:has-text("${text}")`)
  }
  expect(wrong).toEqual([])
})
