import { longSiteTest } from './long-site-test.ts'
import { expect, test, type Page } from './site-test.ts'
import { scriptOf } from '../site-files.ts'
import { isHydrated } from '../steps.ts'

const main = (page: Page) => page.getByRole('main')
const side = (page: Page) => page.getByRole('complementary', { name: 'Menu' })
const listFile = () => `**${scriptOf('src/pages/game-list/game-list-page.tsx')}`

test('ERR-19: a screen that cannot be loaded shows an error in its place, and can be retried', async ({
  page,
}) => {
  await page.route(listFile(), (route) => route.abort())
  await page.goto('/help')
  await isHydrated(page)
  await side(page).getByRole('link', { name: 'Slots' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Não foi possível carregar')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/\/rng$/)
  await page.unroute(listFile())
  await main(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(main(page).getByRole('article').first()).toBeVisible()
})

test('ERR-19: a screen of a removed version loads the new version, once', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  await page.goto('/help')
  await isHydrated(page)
  // The effect of a deployment: the part is gone, and the page names another script.
  await page.route(listFile(), (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/rng', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/entry-client-[\w-]+\.js/g, 'entry-client-NEW.js')
    await route.fulfill({ response: answer, body })
  })
  await side(page).getByRole('link', { name: 'Slots' }).click()
  await expect.poll(() => loads).toBe(2)
  await expect(page).toHaveURL(/\/rng$/)
  await page.waitForTimeout(1_000)
  expect(loads).toBe(2)
})

test('ERR-19: a page whose own part is missing is still hydrated', async ({ page }) => {
  await page.route(listFile(), (route) => route.abort())
  await page.goto('/rng')
  await isHydrated(page)
  await expect(main(page).getByRole('alert')).toContainText('Não foi possível carregar')
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('ERR-12: without network a list says "network link abnormal" and offers to try again', async ({
  page,
}) => {
  await page.goto('/help')
  await isHydrated(page)
  await page.route('**/wps/**', (route) => route.abort())
  await side(page).getByRole('link', { name: 'Slots' }).click()
  await expect(page.getByText('Problema de conexão. Tente de novo.').first()).toBeVisible()
  await page.unroute('**/wps/**')
  await main(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(main(page).getByRole('article').first()).toBeVisible()
})

longSiteTest('ERR-13: a screen that takes long says to check the connection', async ({ page }) => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(listFile(), async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/help')
  await isHydrated(page)
  const asked = page.waitForRequest(listFile())
  await side(page).getByRole('link', { name: 'Slots' }).click()
  await asked
  const slow = page.getByText('Está demorando mais que o normal')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Slots' })).toHaveCount(0)
  await expect(slow).toHaveCount(0)
  await page.clock.fastForward(8_000)
  await expect(slow).toBeVisible()
  release()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(slow).toHaveCount(0)
})

for (const { language, title, text, service } of [
  {
    language: 'PT',
    title: 'Este endereço não é nosso',
    text: /fale com o atendimento/,
    service: 'Falar com o atendimento',
  },
  {
    language: 'EN',
    title: 'This is not our website',
    text: /contact customer service/,
    service: 'Contact customer service',
  },
] as const) {
  longSiteTest(
    `ERR-14: in ${language} a foreign address tells the visitor to contact customer service`,
    async ({ page, baseURL, standIn }) => {
      await page.context().addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
      await standIn.apply(({ state }) => {
        for (const brand of state().settings.brands) brand.domains = ['localhost']
      })
      expect((await page.goto('/rng'))?.status()).toBe(403)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(main(page)).toContainText(text)
      await expect(main(page)).toContainText('127.0.0.1')
      await expect(page.getByRole('link', { name: service })).toHaveAttribute('href', /.+/)
      await expect(page.getByRole('navigation')).toHaveCount(0)
    },
  )
}

longSiteTest(
  'ERR-16: a page that is open shows the maintenance notice and comes back by itself',
  async ({ page, standIn }) => {
    const maintenanceIs = (isOn: boolean) =>
      standIn.apply(({ state }) => {
        for (const brand of state().settings.brands) brand.maintenance = isOn
      })
    await page.clock.install()
    await page.goto('/help')
    await isHydrated(page)
    await maintenanceIs(true)
    // The visitor's next request is refused, and the page shows why.
    const notice = page.getByRole('heading', { level: 1, name: /manutenção/i })
    await side(page).getByRole('link', { name: 'Slots' }).click()
    await expect(notice).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Falar com o atendimento' })).toBeVisible()
    await maintenanceIs(false)
    // A closed page polls within forty seconds; each pass is one poll.
    await expect(async () => {
      await page.clock.fastForward(40_000)
      await expect(page.getByRole('banner')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
  },
)
