import { expect, test, type Page } from './site-test.ts'
import type { StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import { addVendor } from '../../apps/server/src/stand-in/world.ts'
import { isHydrated, loginPopup, storeToken } from '../steps.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const names = (page: Page) => cards(page).getByRole('link').locator('span:first-child')
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await isHydrated(page)
  await expect(cards(page).first()).toBeVisible()
}

test.beforeEach(({ standIn }) =>
  standIn.apply((world) =>
    addVendor(world, {
      code: 'E2EM',
      name: 'Casa E2EM',
      category: 'FISH',
      firstNode: 8_500,
      games: 50,
    }),
  ),
)

/** The categories that the stand-in offers. */
const offered = ({ world }: StandIn, category: string) =>
  world.lobby().games.filter(({ row }) => row.category === category)

test('filters narrow a list, are in its address, and are cleared together', async ({ page }) => {
  await open(page, '/rng')
  // The second page loads automatically on a wide screen.
  const counted = main(page).getByText(/^\d+ jogos$/)
  const all = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0])
  await expect(cards(page)).toHaveCount(all)
  await main(page).getByRole('button', { name: 'Filtros' }).click()
  const popup = page.getByRole('dialog', { name: 'Filtros' })
  const choice = popup.getByRole('checkbox', { name: /^Alta/ })
  const read = async () =>
    Number(/\d+/.exec((await choice.locator('..').textContent()) ?? '')?.[0] ?? 0)
  // The counts come with a separate answer.
  await expect.poll(read).toBeGreaterThan(0)
  const told = await read()
  expect(told).toBeLessThan(all)
  await choice.press('Space')
  await expect(page).toHaveURL(/[?&]volatility=high(&|$)/)
  await popup.getByRole('button', { name: `Ver ${told} jogo` }).click()
  await expect(popup).toBeHidden()
  await expect(cards(page)).toHaveCount(told)
  await page.reload()
  await expect(cards(page)).toHaveCount(told)

  await open(page, '/rng?rtp=9600&volatility=high&feature=FREE_SPINS')
  await main(page).getByRole('button', { name: 'Filtros (3)' }).click()
  await expect(popup.getByRole('radio', { name: '96,00%' })).toBeChecked()
  await popup.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL(/\/rng$/)
  await popup.getByRole('button', { name: /^Ver \d+ jogos$/ }).click()
  await expect(cards(page)).toHaveCount(all)
})

test('filters that leave nothing say so, and are cleared with one press', async ({ page }) => {
  await page.goto('/fish?volatility=high')
  await expect(
    main(page).getByRole('heading', { name: 'Nenhum jogo com estes filtros' }),
  ).toBeVisible()
  await main(page).getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL(/\/fish$/)
  await expect(names(page)).toContainText(['Lagoa Encantada', 'Teste 0'])
})

test('MODEL-15: a list shows all, hot or new games, by name or return, and links to favourites', async ({
  page,
  standIn,
}) => {
  await open(page, '/rng')
  const slots = offered(standIn, 'RNG')
  const all = slots.length
  await expect(cards(page)).toHaveCount(all)
  const chip = (name: string) => main(page).getByRole('button', { name, exact: true })
  await chip('Em alta').click()
  await expect(page).toHaveURL(/type=HOT$/)
  await expect(async () => {
    const shown = await cards(page).count()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(all)
    expect(await cards(page).getByText('Em alta').count()).toBe(shown)
  }).toPass()
  await chip('Novos').click()
  await expect(page).toHaveURL(/type=NEW$/)
  await expect(cards(page)).toHaveCount(slots.filter(({ row }) => row.is_new).length)
  await chip('Todos').click()
  await expect(cards(page)).toHaveCount(all)
  await main(page).getByRole('combobox', { name: 'Ordenar por' }).selectOption('Nome')
  await expect(page).toHaveURL(/sort=NAME/)
  await expect(async () => {
    const shown = await names(page).allTextContents()
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
    expect(shown).toHaveLength(all)
  }).toPass()
  await chip('Favoritos').click()
  await expect(loginPopup(page)).toBeVisible()
})

test('a list of 20 per page is restored as it was left, by Back and by the link to the lobby', async ({
  page,
  standIn,
}) => {
  await storeToken(page, standIn.world.enter('member'))
  await open(page, '/fish')
  const all = offered(standIn, 'FISH').length
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    await expect(cards(page)).toHaveCount(all, { timeout: 500 })
  }).toPass()

  const game = main(page).getByRole('link', { name: /^Teste 44/ })
  await game.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  const isAsLeft = async () => {
    await expect(page).toHaveURL(/\/fish$/)
    await expect(cards(page)).toHaveCount(all)
    // A scroll bar that appears or disappears moves the rows by a few pixels.
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThan(60)
    await expect(game).toBeFocused()
  }
  await game.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/seamless\?nodeId=8544$/)
  await page.goBack()
  await isAsLeft()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Voltar ao lobby' }).click()
  await isAsLeft()
  await page.getByRole('complementary').getByRole('link', { name: 'Slots' }).click()
  await expect(page).toHaveURL(/\/rng$/)
  // The address changes before the page does.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a game’s sheet opens from its card and by its address, and shows everything before the launch', async ({
  page,
}) => {
  await open(page, '/rng')
  const card = cards(page).filter({ hasText: 'Coroa Real' })
  await card.hover()
  await card.getByRole('button', { name: 'Sobre Coroa Real' }).click()
  const sheet = page.getByRole('dialog', { name: 'Coroa Real' })
  await expect(page).toHaveURL(/\/rng\?game=1005$/)
  for (const fact of [
    'Retorno ao jogador (RTP)',
    'Volatilidade',
    'Rodadas que pagam',
    'Aposta mínima',
    'Aposta máxima',
    'Prêmio máximo',
    'Certificado',
  ]) {
    await expect(sheet.getByText(fact, { exact: true })).toBeVisible()
  }
  await expect(sheet.getByRole('definition').first()).toHaveText(/^9\d,\d\d%$/)
  for (const part of ['Recursos', 'Como jogar', /Maiores prêmios/, 'Parecidos com este']) {
    await expect(sheet.getByRole('heading', { name: part })).toBeVisible()
  }
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/rng$/)

  await page.goto('/bgs?game=1001')
  const other = page.getByRole('dialog', { name: 'Tigre da Sorte' })
  await other.getByRole('button', { name: 'Jogar', exact: true }).click()
  await expect(loginPopup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await other.getByRole('button', { name: 'Fechar' }).click()
  await expect(page).toHaveURL(/\/bgs$/)
  await page.goto('/bgs?game=99999999')
  await expect(page.getByRole('heading', { name: 'Este jogo não existe' })).toBeVisible()
})
