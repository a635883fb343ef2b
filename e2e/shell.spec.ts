import { expect, test, type Page } from '@playwright/test'
import { enterAs } from './people.ts'
import { accountMenu, demo, recordRequests, isHydrated } from './steps.ts'
import { changeBrand, changeCatalogue, changeSettings, onDatabase } from './system.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Categorias' })
const side = (page: Page) => page.getByRole('complementary', { name: 'Menu' })
const footer = (page: Page) => page.getByRole('contentinfo')

const addVendor = (code: string, category: string, node: number, games: number) => [
  `insert into catalogue.vendor (code, name, game_type, category, integration, opens, sort_order)
   select '${code}', 'Casa ${code}', '${category}', '${category}', integration, opens, 90
   from catalogue.vendor where code = 'TRV' on conflict (code) do update set enabled = true`,
  `insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify,
     names, hue, symbols, sort_order)
   select ${node} + n, v.id, '${code}-' || n, '${category}', '${category}', 'SM',
     '{"EN": "Test", "PT": "Teste"}', 150, '{lemon}', 900
   from catalogue.vendor v, generate_series(1, ${games}) n where v.code = '${code}'
   on conflict (node_id) do update set enabled = true`,
]
/** Nothing of the catalogue is ever deleted: what was launched stands in records. */
const removeVendors = [
  'update catalogue.game set enabled = false where node_id between 8000 and 8099',
  `update catalogue.vendor set enabled = false where code ~ '^NAV[0-9]$'`,
]
test.afterEach(() => changeCatalogue(...removeVendors))

const entriesOf = (page: Page) =>
  nav(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.closest('[popover]'))
        .map((link) => link.getAttribute('href') ?? ''),
    )

test('NAV-1, NAV-2, NAV-4, NAV-5: a category stands between home and promotions as soon as it has a vendor', async ({
  page,
}) => {
  await page.goto('/')
  await expect(nav(page)).toBeVisible()
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
  const categories = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT']
  await changeCatalogue(
    ...categories.flatMap((category, index) =>
      addVendor(`NAV${index}`, category, 8000 + index * 10, 1),
    ),
  )
  await expect(async () => {
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
  }).toPass()
  await nav(page).getByRole('link', { name: 'Pescaria' }).click()
  await expect(page).toHaveURL(/\/fish$/)
})

test('NAV-3, NAV-6: in-house games carry their vendors, in a large list from eleven games on', async ({
  page,
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
  const own = `vendor_id = (select id from catalogue.vendor where code = 'BGS')`
  const ownGames = (enabled: string) =>
    `update catalogue.game set enabled = ${enabled} where ${own}`
  const withGames = async (count: number) => {
    await changeCatalogue(...removeVendors, ...addVendor('NAV9', 'BGS', 8080, count))
    await expect(async () => {
      await open()
      await expect(list.getByText(`${count} jogos`)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    return (await list.boundingBox())?.width ?? 0
  }
  await changeCatalogue(ownGames('node_id < 1020'))
  try {
    const [found] = await onDatabase(
      `select count(*)::int n from catalogue.game where enabled and ${own}`,
    )
    const inHouse = Number(found?.['n'])
    expect(inHouse).toBeLessThan(10)
    const normal = await withGames(10 - inHouse)
    const large = await withGames(11 - inHouse)
    expect(large).toBeGreaterThan(normal * 1.5)
    await expect(list.getByRole('link')).toHaveCount(2)
  } finally {
    await changeCatalogue(ownGames('true'))
  }
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
    'Mesa',
    'Bingo',
    'Promoções',
    'Atendimento',
    'Conversar agora',
  ])
  await expect(side(page).getByRole('combobox', { name: 'Idioma' })).toBeVisible()
  const words = side(page).getByText('Compra de bônus')
  await expect(words).toBeVisible()
  const wide = (await side(page).boundingBox())?.width ?? 0
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  // Folded, the words are there for screen readers only.
  expect((await words.boundingBox())?.width).toBeLessThanOrEqual(1)
  expect((await side(page).boundingBox())?.width ?? 0).toBeLessThan(wide / 2)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect((await words.boundingBox())?.width).toBeGreaterThan(50)
})

test('SIDE-4: the app has a code of 120 pixels for each system', async ({ page }) => {
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
}) => {
  const types = ['FACEBOOK', 'TIKTOK', 'TWITTER', 'INSTAGRAM', 'YOUTUBE', 'Android', 'TELEGRAM']
  await changeSettings(
    ...types.map(
      (type) => `insert into settings.resource (brand_id, resource_type, url, label)
      select id, '${type}', 'https://social.example/${type}', '${type}' from settings.brand
      where merchant = 'trevo'`,
    ),
  )
  try {
    const hrefs = async () =>
      footer(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    await expect(async () => {
      await page.goto('/')
      expect(await hrefs()).toContain('https://social.example/TELEGRAM')
    }).toPass()
    const shown = await hrefs()
    for (const type of types) expect(shown).toContain(`https://social.example/${type}`)
    for (const path of ['/bgs', '/rng', '/helpmc', '/help#term']) expect(shown).toContain(path)
    expect(shown).toContain('mailto:atendimento@trevo.example')
    await expect(footer(page).getByText(/© 2023/)).toBeVisible()
    await footer(page).getByRole('button', { name: 'Enviar opinião' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  } finally {
    await changeSettings(`delete from settings.resource where url like 'https://social.example/%'`)
  }
})

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

test('LANG-1, LANG-3: a visitor with neither language gets the default of the configuration', async ({
  browser,
  baseURL,
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
  await changeBrand(`default_language = 'EN'`)
  try {
    await expect.poll(visit).toMatch(/^en/)
  } finally {
    await changeBrand(`default_language = 'PT'`)
  }
})

test('LANG-5, LANG-6: a chosen language is stored, told to the server, and holds after a reload', async ({
  page,
}) => {
  await enterAs(page, demo.member)
  await page.goto('/')
  await isHydrated(page)
  const { calls } = recordRequests(page)
  await side(page).getByRole('combobox', { name: 'Idioma' }).selectOption('EN')
  await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  expect(await languageOf(page)).toMatch(/^en/)
  await expect.poll(() => calls).toContain('POST /wps/member/language')
  const stored = () => page.evaluate(() => [localStorage['hisLang'], localStorage['lang']])
  expect(await stored()).toEqual(['EN', 'EN'])
  const language = async () =>
    (await onDatabase(`select language from members.member where account = 'trevo@membro.demo'`))[0]
  await expect.poll(language).toEqual({ language: 'EN' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page
    .getByRole('complementary', { name: 'Menu' })
    .getByRole('combobox', { name: 'Language' })
    .selectOption('PT')
  await expect(accountMenu(page)).toBeVisible()
  await expect.poll(language).toEqual({ language: 'PT' })
})
