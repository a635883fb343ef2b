import { expect, test } from '@playwright/test'
import { changeBrand } from './system.ts'

const open = `maintenance = false, blocked_addresses = '{}'`

test.afterEach(() => changeBrand(open))

const isStatus = async (url: string, part: 'maintenance' | 'regionRestriction') => {
  const answer = await fetch(new URL('/wps/system/status', url))
  const { value } = (await answer.json()) as { value: Record<string, unknown> } // the status answer
  return value[part]
}

test('START-1, START-2: under maintenance the page shows title, text and service, and nothing else', async ({
  page,
  baseURL,
}) => {
  await changeBrand('maintenance = true')
  await expect.poll(() => isStatus(baseURL ?? '', 'maintenance')).toBe(true)
  await page.goto('/rng')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('p').first()).not.toBeEmpty()
  await expect(page.getByRole('link', { name: /Atendimento|atendimento/ })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('START-4: a visitor from a closed region reads the own address and finds the service', async ({
  page,
  baseURL,
}) => {
  await changeBrand(`blocked_addresses = '{127.0.0.0/8}'`)
  await expect.poll(() => isStatus(baseURL ?? '', 'regionRestriction')).toBe(true)
  await page.goto('/')
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  await expect(page.getByRole('link', { name: /atendimento/i })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('START-3: with both in force the maintenance page is shown', async ({ page, baseURL }) => {
  await changeBrand(`maintenance = true, blocked_addresses = '{127.0.0.0/8}'`)
  await expect.poll(() => isStatus(baseURL ?? '', 'maintenance')).toBe(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/manutenção/i)
  await expect(page.getByText('127.0.0.1')).toHaveCount(0)
})

for (const { status, change, flag } of [
  { status: 1, change: 'maintenance = true', flag: 'maintenance' },
  { status: 2, change: `blocked_addresses = '{127.0.0.0/8}'`, flag: 'regionRestriction' },
] as const) {
  test(`START-9: in status ${status} neither a kept token nor a ticket asks for anybody`, async ({
    page,
    baseURL,
  }) => {
    await changeBrand(change)
    await expect.poll(() => isStatus(baseURL ?? '', flag)).toBe(true)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const address of ['/?token=ticket', '/']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => sessionStorage.setItem('token', 'kept'))
    }
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /^\/wps\/(member|session)\//.test(path))).toEqual([])
  })
}
