import { expect, test, type Page } from './site-test.ts'
import { modulesByScript } from '../site-files.ts'
import { recordRequests, isHydrated, storeToken } from '../steps.ts'

const popup = (page: Page, name = 'Buscar') => page.getByRole('dialog', { name })
const field = (page: Page) => popup(page).getByRole('combobox')
const header = (page: Page) => page.getByRole('banner')
const openSearch = async (page: Page, path = '/') => {
  await page.goto(path)
  await isHydrated(page)
  await header(page).getByRole('button', { name: 'Buscar jogo ou provedor' }).click()
  await expect(field(page)).toBeFocused()
}

test('a game is found while typing, ignoring accents and a typo, and is opened by Enter', async ({
  page,
  standIn,
}) => {
  await storeToken(page, standIn.world.enter('member'))
  await openSearch(page)
  await field(page).pressSequentially('ouro do vulcao')
  const games = popup(page).getByRole('group', { name: 'Jogos' })
  await expect(games.getByRole('option').first()).toContainText('Ouro do Vulcão')
  await expect(games.locator('mark').first()).toHaveText('Ouro')
  await field(page).fill('vulcoa')
  await expect(games.getByRole('option').first()).toContainText('Ouro do Vulcão')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/seamless\?nodeId=1007$/)
  await openSearch(page, '/rng')
  const recent = popup(page).getByRole('group', { name: 'Buscas recentes' })
  await expect(recent.getByRole('option')).toHaveText(['vulcoa'])
})

test('providers, categories and pages are found too, and all matches have a page', async ({
  page,
}) => {
  await openSearch(page)
  await field(page).fill('trevo')
  const providers = popup(page).getByRole('group', { name: 'Provedores' })
  await expect(providers.getByRole('option', { name: /Trevo Studio/ })).toBeVisible()
  await popup(page)
    .getByRole('option', { name: /^Ver os \d+ jogos$/ })
    .click()
  await expect(page).toHaveURL(/\/hot\?search=trevo$/)
  await expect(popup(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para “trevo”')
  await page.keyboard.press('Control+k')
  await field(page).fill('megaw')
  await popup(page).getByRole('option', { name: 'Megaways' }).click()
  await expect(page).toHaveURL(/\/rng\?gameClassify=MEGAWAY$/)
})

test('the palette opens and closes with Ctrl+K, changes theme and language, and requires a login for a deposit', async ({
  page,
}) => {
  await page.goto('/')
  await isHydrated(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(popup(page)).toBeHidden()

  await page.keyboard.press('Control+k')
  await field(page).fill('claro')
  await expect(popup(page).getByRole('option', { selected: true })).toHaveText('Tema claro')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await page.keyboard.press('Control+k')
  await field(page).fill('pix')
  await expect(popup(page).getByRole('option', { selected: true })).toHaveText('Depositar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Que bom ver você de novo' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await field(page).fill('english')
  await expect(popup(page).getByRole('option', { selected: true })).toContainText('English')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
})

test('no part of the search is in the first load', async ({ page }) => {
  const { calls } = recordRequests(page)
  await page.goto('/')
  await isHydrated(page)
  await page.waitForLoadState('networkidle')
  const modules = modulesByScript()
  const ofSearch = () =>
    calls
      .map((call) => call.split(' ')[1] ?? '')
      .map((path) => modules.get(path) ?? path)
      .filter((name) => /search/i.test(name))
  expect(ofSearch()).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  expect(ofSearch()).toContain('src/features/search/search-popup.tsx')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the search opens from the header as a sheet, and offers the categories', async ({
    page,
  }) => {
    await openSearch(page)
    const box = await popup(page).boundingBox()
    expect(box?.width).toBe(390)
    await popup(page).getByRole('option', { name: 'Slots' }).tap()
    await expect(page).toHaveURL(/\/rng$/)
  })
})
