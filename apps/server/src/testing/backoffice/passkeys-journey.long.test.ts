import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

// Passkeys belong to a host name; the common address of a test is a network address.
const address = 'http://br.localhost'
const office = await startBackoffice({
  environment: { DEMO_BRAZIL: '1', OPS_BRAND_ORIGINS: `trevobr=${address}` },
})
afterAll(() => office.close())
let page: Page
const wrong: string[] = []

/** A device of this page that keeps passkeys and always agrees. */
const addVirtualDevice = async (): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

beforeAll(async () => {
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await addVirtualDevice()
  await page.goto(address)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/sessions"]')
})

const row = () => page.locator('tr', { hasText: 'Notebook do escritório' })

test('a passkey is added in the own security page', async () => {
  await page.click('nav a[href="/sessions"]')
  await page.getByText('Você não tem passkey.').waitFor()
  await page.getByRole('button', { name: 'Adicionar passkey' }).click()
  const dialog = page.locator('[role=dialog]')
  await dialog.getByLabel('Nome do aparelho').fill('Notebook do escritório')
  await dialog.getByLabel('Senha').fill('errada')
  await dialog.locator('button[type=submit]').click()
  await dialog.locator('[role=alert]').waitFor()
  await dialog.getByLabel('Senha').fill(office.head.password)
  await dialog.locator('button[type=submit]').click()
  await row().waitFor()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const aside = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect([width, aside]).toEqual([width, 0])
  }
})

test('it opens a session without password and code', async () => {
  await page.context().clearCookies()
  await page.goto(address)
  await page.getByRole('button', { name: 'Entrar com passkey' }).click()
  await page.waitForSelector('nav a[href="/sessions"]')
})

test('it is the recent proof of an act that asks for one', async () => {
  await office.server.pool.query(
    `update identity.operator_session set proved_at = now() - interval '6 minutes'`,
  )
  await page.click('nav a[href="/sessions"]')
  await row().getByRole('button', { name: 'Remover' }).click()
  await page.locator('[role=dialog] button[type=submit]').click()
  await page.getByRole('button', { name: 'Usar passkey' }).click()
  await page.getByText('Você não tem passkey.').waitFor()
  expect(wrong).toEqual([])
})
