import { longSiteTest } from './long-site-test.ts'
import { expect, test, type Page } from './site-test.ts'
import { modulesByScript } from '../site-files.ts'
import { isHydrated, storeToken } from '../steps.ts'

const main = (page: Page) => page.getByRole('main')
const sideMenu = (page: Page) => page.getByRole('complementary', { name: 'Menu' })

const showsSite = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

test('ROUTE-18: a scrolled page has a back-to-top button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/')
  await isHydrated(page)
  const toTop = page.getByRole('button', { name: 'Voltar ao topo' })
  await expect(toTop).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 1_200))
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('ROUTE-1, ROUTE-18: four addresses are the home page in the site’s layout', async ({
  page,
}) => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Em alta' }), path).toBeVisible()
    await expect(sideMenu(page), path).toBeVisible()
    await showsSite(page)
  }
})

test('ROUTE-2, ROUTE-3, MODAL-3: /login and /register are home with their popup open', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/login', 'Que bom ver você de novo'],
    ['/register', 'Crie sua conta'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect(page.getByText('Em alta').first()).toBeAttached()
  }
})

test('ROUTE-4, ROUTE-17: /agent and /agentHome have no menu, header and footer', async ({
  page,
}) => {
  for (const path of ['/agent', '/agentHome']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(/agente/i)
    await expect(sideMenu(page), path).toHaveCount(0)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0)
  }
})

longSiteTest(
  'ROUTE-6, ROUTE-20: the member center keeps its path for a visitor and asks for login',
  async ({ page }) => {
    await page.goto('/member')
    await expect(page).toHaveURL(/\/member/)
    await expect(main(page).getByRole('button', { name: 'Entrar' })).toBeVisible()
  },
)

test('ROUTE-7: help has an anchor for the terms', async ({ page }) => {
  await page.goto('/help#term')
  await expect(page.locator('#term')).toBeInViewport()
})

/** Opens each address, which shows the screen of that title in the site layout. */
const showsScreens = async (
  page: Page,
  screens: readonly (readonly [path: string, title: RegExp])[],
): Promise<void> => {
  for (const [path, title] of screens) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 }), path).toHaveText(title)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await showsSite(page)
  }
}

test('ROUTE-9: sports, e-sports, lotteries and the arena have addresses', ({ page }) =>
  showsScreens(page, [
    ['/sports', /Esportes/],
    ['/esports', /E-sports/i],
    ['/lott', /Loterias/],
    ['/elott', /E-Loto/],
    ['/cockfight', /Arena/],
  ]))

test('ROUTE-10: each kind of game has an address', ({ page }) =>
  showsScreens(page, [
    ['/live', /Cassino ao vivo/],
    ['/fish', /Pescaria/],
    ['/rng', /Slots/],
    ['/pvp', /Cartas/],
    ['/bgs', /Originais/],
    ['/hot', /Em alta/],
  ]))

test('ROUTE-11: vendors have an address', ({ page }) =>
  showsScreens(page, [['/provider', /Provedores/]]))

test('ROUTE-12: favourites and recent games have addresses', ({ page }) =>
  showsScreens(page, [
    ['/favorite', /Favoritos/],
    ['/recent', /Jogados recentemente/],
  ]))

test('ROUTE-15: the points mall has an address', ({ page }) =>
  showsScreens(page, [['/pointMall', /pontos/i]]))

test('ROUTE-13, ROUTE-19: a visitor is redirected from the lotteries to the login', async ({
  page,
}) => {
  for (const path of ['/lottery', '/seaLottery', '/vnLottery']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
    await expect(page.getByRole('dialog'), path).toBeVisible()
  }
})

test('ROUTE-23: games and lotteries have no side menu', async ({ page, standIn }) => {
  await storeToken(page, standIn.world.enter('member'))
  for (const path of [
    '/seamless?nodeId=1001',
    '/lottert',
    '/vnlottery',
    '/SEALOTTERY',
    '/lottery',
  ]) {
    await page.goto(path)
    await expect(main(page), path).toBeVisible()
    await expect(sideMenu(page), path).toHaveCount(0)
  }
})

test('ROUTE-14: /promotions shows all announced ones, each with its picture, under its anchor', async ({
  page,
}) => {
  await page.goto('/promotions#niveis-vip')
  await showsSite(page)
  const promotions = main(page).getByRole('article')
  await expect(promotions).toHaveCount(2)
  const level = main(page).getByRole('article', { name: 'Suba de nível jogando' })
  await expect(level).toBeInViewport()
  for (const picture of await promotions.locator('img:first-child').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)) // it is an img
      .toBe(192)
  }
  await isHydrated(page)
  await level.getByRole('link', { name: 'Ver os níveis' }).click()
  await expect(page).toHaveURL(/\/member\?page=playerRank$/)
})

longSiteTest(
  'ROUTE-16, LAUNCH-1: a guest on the game page is asked to log in, and nothing is launched',
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/seamless?nodeId=1001')
    await expect(page.getByRole('dialog', { name: 'Que bom ver você de novo' })).toBeVisible()
    expect(asked).not.toContain('/wps/game/launchGame')
  },
)

test('ROUTE-21, ROUTE-22: another route starts at its top, another query does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 360 })
  await page.goto('/rng')
  // Before hydration a link reloads the page.
  await isHydrated(page)
  await page.evaluate(() => window.scrollTo(0, 120))
  await sideMenu(page).getByRole('link', { name: 'Megaways' }).click()
  await expect(page).toHaveURL(/\/rng\?gameClassify=MEGAWAY$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Megaways')
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  await sideMenu(page).getByRole('link', { name: 'Provedores' }).click()
  await expect(page).toHaveURL(/\/provider$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const name of ['Pausa e exclusão', 'Aparelhos conectados']) {
    test(`ROUTE-22: the account page ${name} opens at its top`, async ({ page, standIn }) => {
      await storeToken(page, standIn.world.enter('member'))
      await page.goto('/member?page=securityCenter')
      await isHydrated(page)
      const entry = main(page).getByRole('link', { name: new RegExp(`^${name}`) })
      await entry.scrollIntoViewIfNeeded()
      // As far down as a visitor who reads to the end of the list.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
      await entry.click()
      const heading = main(page).getByRole('heading', { name, exact: true }).first()
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })
  }
})

longSiteTest(
  'ROUTE-24: nine screen groups, and sports, come as parts of their own',
  async ({ page, standIn }) => {
    const modules = modulesByScript()
    const parts = new Set<string>()
    page.on('response', (response) => {
      const module = modules.get(new URL(response.url()).pathname) ?? ''
      const part = /^src\/pages\/.+\/([a-z-]+)-page\.tsx$/.exec(module)?.[1]
      if (part) parts.add(part)
    })
    await storeToken(page, standIn.world.enter('member'))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(parts.size).toBe(0)
    for (const path of [
      '/promotions',
      '/seamless',
      '/lottery',
      '/member',
      '/pointMall',
      '/provider',
      '/favorite',
      '/rng',
      '/cockfight',
      '/sports',
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    expect([...parts].toSorted()).toEqual([
      'account-game',
      'game-center',
      'game-list',
      'lottery',
      'member',
      'point-mall',
      'promotions',
      'provider-list',
      'seamless',
      'sports',
    ])
  },
)

test('an unknown path shows an error with a link home', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await main(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
})
