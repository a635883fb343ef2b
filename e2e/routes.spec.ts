import { expect, test, type Page } from '@playwright/test'

const main = (page: Page) => page.getByRole('main')
const sideMenu = (page: Page) => page.getByRole('complementary', { name: 'Menu' })

const showsSite = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

for (const path of ['/', '/index', '/index.html', '/home']) {
  test(`ROUTE-1, ROUTE-18: ${path} is the home page in the site's layout`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Em alta' })).toBeVisible()
    await expect(sideMenu(page)).toBeVisible()
    await showsSite(page)
  })
}

for (const [id, path, title] of [
  ['ROUTE-2', '/login', 'Que bom te ver de novo'],
  ['ROUTE-3', '/register', 'Crie sua conta'],
] as const) {
  test(`${id}, MODAL-3: ${path} is home with its popup open`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect(page.getByText('Em alta').first()).toBeAttached()
  })
}

for (const path of ['/agent', '/agentHome']) {
  test(`ROUTE-4, ROUTE-5, ROUTE-17: ${path} stands alone, without menu, header and footer`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/agente/i)
    await expect(sideMenu(page)).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
}

test('ROUTE-6, ROUTE-20: the member center keeps its path for a visitor and asks for login', async ({
  page,
}) => {
  await page.goto('/member')
  await expect(page).toHaveURL(/\/member/)
  await expect(main(page).getByRole('button', { name: 'Entrar' })).toBeVisible()
})

test('ROUTE-7: help has an anchor for the terms', async ({ page }) => {
  await page.goto('/help#term')
  await expect(page.locator('#term')).toBeInViewport()
})

const frames: readonly [id: string, path: string, title: RegExp][] = [
  ['ROUTE-9', '/sports', /Esportes/],
  ['ROUTE-9', '/esports', /E-sports/i],
  ['ROUTE-9', '/lott', /Loterias/],
  ['ROUTE-9', '/elott', /E-Loto/],
  ['ROUTE-9', '/cockfight', /Arena/],
  ['ROUTE-10', '/live', /Cassino ao vivo/],
  ['ROUTE-10', '/fish', /Pescaria/],
  ['ROUTE-10', '/rng', /Slots/],
  ['ROUTE-10', '/pvp', /Cartas/],
  ['ROUTE-10', '/bgs', /Originais/],
  ['ROUTE-10', '/hot', /Em alta/],
  ['ROUTE-11', '/provider', /Provedores/],
  ['ROUTE-12', '/favorite', /Favoritos/],
  ['ROUTE-12', '/recent', /Jogados há pouco/],
  ['ROUTE-14', '/promotions', /Promoções/],
  ['ROUTE-15', '/pointMall', /pontos/i],
]
for (const [id, path, title] of frames) {
  test(`${id}: ${path} shows its screen`, async ({ page }) => {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await showsSite(page)
  })
}

for (const path of ['/lottery', '/seaLottery', '/vnLottery']) {
  test(`ROUTE-13, ROUTE-19: a visitor is sent from ${path} to the login`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

for (const path of ['/seamless?nodeId=1001', '/lottert', '/vnlottery', '/SEALOTTERY', '/lottery']) {
  test(`ROUTE-23: ${path} has no side menu`, async ({ page }) => {
    // With any token the guard lets a lottery path open.
    await page.addInitScript(() => sessionStorage.setItem('token', 'any'))
    await page.goto(path)
    await expect(main(page)).toBeVisible()
    await expect(sideMenu(page)).toHaveCount(0)
  })
}

test('ROUTE-16, LAUNCH-1: a guest on the game page is asked to log in, and nothing is launched', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/seamless?nodeId=1001')
  await expect(page.getByRole('dialog', { name: 'Que bom te ver de novo' })).toBeVisible()
  expect(asked).not.toContain('/wps/game/launchGame')
})

test('ROUTE-21, ROUTE-22: another route starts at its top, another query stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/rng')
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

test('ROUTE-24: nine screen groups come as parts of their own', async ({ page }) => {
  const parts = new Set<string>()
  page.on('response', (response) => {
    const part = /\/assets\/([a-z-]+)-page-/.exec(response.url())?.[1]
    if (part) parts.add(part)
  })
  await page.addInitScript(() => sessionStorage.setItem('token', 'any'))
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
    '/sports',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect([...parts].filter((part) => part !== 'frame').toSorted()).toEqual([
    'account-game',
    'game-center',
    'game-list',
    'lottery',
    'member',
    'point-mall',
    'promotions',
    'provider-list',
    'seamless',
  ])
})

test('an unknown path says so and shows the way home', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await main(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
})
