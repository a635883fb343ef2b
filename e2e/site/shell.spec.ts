import { addVendor } from '../../apps/server/src/stand-in/world.ts'
import { accountMenu, isHydrated, recordRequests, storeToken } from '../steps.ts'
import { changeBrand, changeGames } from './change-world.ts'
import { expect, test, type Page } from './site-test.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Categorias' })
const side = (page: Page) => page.getByRole('complementary', { name: 'Menu' })
const footer = (page: Page) => page.getByRole('contentinfo')

const entriesOf = (page: Page) =>
  nav(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.closest('[popover]'))
        .map((link) => link.getAttribute('href') ?? ''),
    )

test('NAV-1, NAV-2, NAV-4, NAV-5: a category is between home and promotions as soon as it has a vendor', async ({
  page,
  standIn,
}) => {
  const categories = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT']
  await standIn.apply(({ state }) => {
    const { catalogue } = state()
    const isOther = ({ category }: { readonly category: string }) => !categories.includes(category)
    catalogue.vendors = catalogue.vendors.filter(isOther)
    catalogue.games = catalogue.games.filter(isOther)
  })
  await page.goto('/')
  await expect(nav(page)).toBeVisible()
  expect(await entriesOf(page)).toEqual(['/', '/bgs', '/rng', '/promotions'])
  await standIn.apply((world) => {
    for (const [index, category] of categories.entries()) {
      const code = `NAV${index}`
      addVendor(world, { code, name: `Casa ${code}`, category, firstNode: 8_000 + index, games: 1 })
    }
  })
  await page.goto('/')
  expect(await entriesOf(page)).toEqual([
    '/',
    '/bgs',
    '/elott',
    '/lott',
    '/live',
    '/sports',
    '/fish',
    '/rng',
    '/pvp',
    '/esports',
    '/cockfight',
    '/promotions',
  ])
  await nav(page).getByRole('link', { name: 'Pescaria' }).click()
  await expect(page).toHaveURL(/\/fish$/)
})

test('NAV-3, NAV-6: in-house games list their vendors, in a large layout from eleven games on', async ({
  page,
  standIn,
}) => {
  const open = async () => {
    await page.goto('/')
    await isHydrated(page)
    await nav(page).getByRole('button', { name: 'Provedores de Originais' }).click()
    return page.locator('[popover]:popover-open')
  }
  const list = await open()
  await expect(list.getByRole('link', { name: /Trevo Originais/ })).toHaveAttribute(
    'href',
    /^\/bgs\?vassalage=BGS$/,
  )
  const { vendors } = standIn.world.state().catalogue
  const own = vendors.find(({ code }) => code === 'BGS')
  let inHouse = 0
  await changeGames(standIn, ({ vendor_id, node_id, enabled }) => {
    const isOwn = vendor_id === own?.id
    const isKept = enabled && (!isOwn || node_id < 1_020)
    if (isOwn && isKept) inHouse += 1
    return { enabled: isKept }
  })
  expect(inHouse).toBeGreaterThan(0)
  expect(inHouse).toBeLessThan(10)
  const vendor = { code: 'NAV9', name: 'Casa NAV9', category: 'BGS', firstNode: 8_080 }
  await standIn.apply((world) => addVendor(world, { ...vendor, games: 11 - inHouse }))
  const withGames = async (count: number) => {
    await changeGames(standIn, ({ node_id }) =>
      node_id < vendor.firstNode ? {} : { enabled: node_id < vendor.firstNode + count },
    )
    await open()
    await expect(list.getByText(`${count} jogos`)).toBeVisible()
    return (await list.boundingBox())?.width ?? 0
  }
  const large = await withGames(11 - inHouse)
  const normal = await withGames(10 - inHouse)
  expect(large).toBeGreaterThan(normal * 1.5)
  await expect(list.getByRole('link')).toHaveCount(2)
})

test('SIDE-1, SIDE-2, SIDE-3: the side menu is open, lists its entries in order, and can be folded', async ({
  page,
}) => {
  await page.goto('/rng')
  const toggle = side(page).getByRole('button', { name: /o menu$/ })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const entries = side(page).getByRole('navigation').getByRole('link')
  await expect(entries).toHaveText([
    'Início',
    'Em alta',
    'Crash',
    'Novos',
    'Provedores',
    'Megaways',
    'Compra de bônus',
    'Jogos com bônus',
    'Game show',
    'Slots',
    'Cassino ao vivo',
    'Pescaria',
    'Esportes',
    'Jogos de mesa',
    'Bingo',
    'Promoções',
    'Atendimento',
    'Chat ao vivo',
  ])
  await expect(side(page).getByRole('combobox', { name: 'Idioma' })).toBeVisible()
  const words = side(page).getByText('Compra de bônus')
  await expect(words).toBeVisible()
  const wide = (await side(page).boundingBox())?.width ?? 0
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  // When folded, the labels are for screen readers only.
  expect((await words.boundingBox())?.width).toBeLessThanOrEqual(1)
  expect((await side(page).boundingBox())?.width ?? 0).toBeLessThan(wide / 2)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect((await words.boundingBox())?.width).toBeGreaterThan(50)
})

test('SIDE-4: the app has a 120-pixel QR code for each system', async ({ page }) => {
  await page.goto('/')
  await isHydrated(page)
  await side(page)
    .getByRole('button', { name: /Baixe o app/ })
    .click()
  for (const system of ['iOS', 'Android']) {
    const box = await page.getByRole('img', { name: `QR code para ${system}` }).boundingBox()
    expect(box).toMatchObject({ width: 120, height: 120 })
  }
})

test('FOOTER-1, FOOTER-2, FOOTER-3: products, help, contact, social links of the brand, feedback and the year', async ({
  page,
  standIn,
}) => {
  const types = ['FACEBOOK', 'TIKTOK', 'TWITTER', 'INSTAGRAM', 'YOUTUBE', 'Android', 'TELEGRAM']
  await standIn.apply(({ state }) => {
    state().settings.resources = types.map((type) => ({
      brand_id: 1,
      resource_type: type,
      url: `https://social.example/${type}`,
      label: type,
    }))
  })
  await page.goto('/')
  await isHydrated(page)
  const shown = await footer(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const type of types) expect(shown).toContain(`https://social.example/${type}`)
  for (const path of ['/bgs', '/rng', '/helpmc', '/help#term']) expect(shown).toContain(path)
  expect(shown).toContain('mailto:atendimento@trevo.example')
  await expect(footer(page).getByText(/© 2023/)).toBeVisible()
  await footer(page).getByRole('button', { name: 'Enviar opinião' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

test('LANG-1, LANG-3: a visitor with neither language gets the default of the configuration', async ({
  browser,
  baseURL,
  standIn,
}) => {
  const visit = async () => {
    const context = await browser.newContext({ locale: 'fr-FR', baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/')
    const spoken = await languageOf(page)
    await context.close()
    return spoken
  }
  expect(await visit()).toBe('pt-BR')
  await changeBrand(standIn, { default_language: 'EN' })
  expect(await visit()).toMatch(/^en/)
})

test('LANG-5, LANG-6: a chosen language is stored, sent to the server, and kept after a reload', async ({
  page,
  standIn,
}) => {
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/')
  await isHydrated(page)
  const { calls } = recordRequests(page)
  await side(page).getByRole('combobox', { name: 'Idioma' }).selectOption('EN')
  await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  expect(await languageOf(page)).toMatch(/^en/)
  await expect.poll(() => calls).toContain('POST /wps/member/language')
  const stored = () => page.evaluate(() => [localStorage['hisLang'], localStorage['lang']])
  expect(await stored()).toEqual(['EN', 'EN'])
  const language = () => [...standIn.world.state().languages.values()]
  await expect.poll(language).toEqual(['EN'])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page
    .getByRole('complementary', { name: 'Menu' })
    .getByRole('combobox', { name: 'Language' })
    .selectOption('PT')
  await expect(accountMenu(page)).toBeVisible()
  await expect.poll(language).toEqual(['PT'])
})
