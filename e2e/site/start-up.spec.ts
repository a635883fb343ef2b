import { changeBrand } from './change-world.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, test } from './site-test.ts'

const isClosedHere = { blocked_addresses: ['127.0.0.0/8'] }

test('START-1, START-2: under maintenance the page shows title, text and service, and nothing else', async ({
  page,
  standIn,
}) => {
  await changeBrand(standIn, { maintenance: true })
  await page.goto('/rng')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('p').first()).not.toBeEmpty()
  await expect(page.getByRole('link', { name: /Atendimento|atendimento/ })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

longSiteTest(
  'START-4: a visitor from a closed region reads the own address and finds the service',
  async ({ page, standIn }) => {
    await changeBrand(standIn, isClosedHere)
    await page.goto('/')
    await expect(page.getByText('127.0.0.1')).toBeVisible()
    await expect(page.getByRole('link', { name: /atendimento/i })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  },
)

longSiteTest(
  'START-3: with both in force the maintenance page is shown',
  async ({ page, standIn }) => {
    await changeBrand(standIn, { maintenance: true, ...isClosedHere })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/manutenção/i)
    await expect(page.getByText('127.0.0.1')).toHaveCount(0)
  },
)

for (const { status, change } of [
  { status: 1, change: { maintenance: true } },
  { status: 2, change: isClosedHere },
]) {
  test(`START-9: in status ${status} neither a stored token nor a ticket is used for a call`, async ({
    page,
    standIn,
  }) => {
    await changeBrand(standIn, change)
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
