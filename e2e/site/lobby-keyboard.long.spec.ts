import { expect, test, type Page } from './site-test.ts'
import { press, tabTo, usesNoMouse, watchForMouse } from '../by-keyboard.ts'
import { isHydrated, storeToken } from '../steps.ts'

const main = (page: Page) => page.getByRole('main')
const side = (page: Page) => page.getByRole('complementary', { name: 'Menu' })

test('by keyboard alone a member uses menu, rows, search, list, filters, sheet, heart, help, theme and language', async ({
  page: door,
  standIn,
}) => {
  test.slow()
  await storeToken(door, standIn.world.enter('member'))
  const page = await door.context().newPage()
  await door.close()
  await watchForMouse(page)

  await test.step('skips the menu to the content, and folds the menu', async () => {
    await page.goto('/')
    await isHydrated(page)
    await press(page, page.getByRole('link', { name: 'Pular para o conteúdo' }))
    await page.keyboard.press('Tab')
    await expect(main(page).locator(':focus')).toHaveCount(1)
    const toggle = side(page).getByRole('button', { name: /o menu$/ })
    await tabTo(page, toggle, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('moves through a row of home', async () => {
    const row = main(page).getByRole('region', { name: 'Em alta', exact: true })
    const games = row.getByRole('article').getByRole('link')
    await tabTo(page, games.first())
    await expect(games.first()).toBeInViewport()
    await tabTo(page, games.nth(4))
    await expect(games.nth(4)).toBeInViewport({ ratio: 0.9 })
  })

  await test.step('finds a game by search, and comes back', async () => {
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: 'Buscar' })
    await expect(search.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('ouro do vulcao')
    await expect(search.getByRole('option').first()).toContainText('Ouro do Vulcão')
    await page.keyboard.press('Escape')
    await expect(search.getByRole('combobox')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
  })

  await test.step('opens the slots list and filters it', async () => {
    await press(page, side(page).getByRole('link', { name: 'Slots' }))
    await expect(page).toHaveURL(/\/rng$/)
    await press(page, main(page).getByRole('button', { name: 'Filtros' }))
    const popup = page.getByRole('dialog', { name: 'Filtros' })
    await press(page, popup.getByRole('checkbox', { name: /^Alta/ }), 'Space')
    await expect(page).toHaveURL(/[?&]volatility=high(&|$)/)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(main(page).getByRole('button', { name: 'Filtros (1)' })).toBeFocused()
    await press(page, main(page).getByRole('button', { name: 'Novos', exact: true }))
    await expect(page).toHaveURL(/type=NEW/)
    await press(page, main(page).getByRole('button', { name: 'Todos', exact: true }))
    await expect(page).toHaveURL(/type=ALL/)
  })

  await test.step('reads the sheet of a game and marks it', async () => {
    // By its name rather than its place, because the previous list may still be there for a moment.
    const name = 'Saci Peralta'
    const card = main(page).getByRole('article').filter({ hasText: name })
    const about = card.getByRole('button', { name: `Sobre ${name}` })
    await press(page, about)
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet.getByRole('definition').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(about).toBeFocused()
    await tabTo(page, card.getByRole('button', { name: `Favoritar ${name}` }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const marked = card.getByRole('button', { name: `Remover ${name} dos favoritos` })
    await expect(marked).toBeFocused()
    await press(page, main(page).getByRole('button', { name: 'Favoritos', exact: true }))
    await expect(page).toHaveURL(/\/favorite$/)
    await expect(main(page).getByRole('article')).toHaveCount(1)
    await expect(main(page).getByRole('article')).toContainText(name)
  })

  await test.step('reads the help', async () => {
    await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'Central de ajuda' }))
    await expect(page).toHaveURL(/\/helpmc$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Termos de uso' })).toBeVisible()
  })

  await test.step('changes theme and language', async () => {
    await tabTo(page, side(page).getByRole('combobox', { name: 'Tema' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await tabTo(page, side(page).getByRole('combobox', { name: 'Idioma' }), 'Shift+Tab')
    await page.keyboard.type('E')
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    const english = page
      .getByRole('complementary', { name: 'Menu' })
      .getByRole('combobox', { name: 'Language' })
    await expect(english).toBeFocused()
  })
  await usesNoMouse(page)
})
