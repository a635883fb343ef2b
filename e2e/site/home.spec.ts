import { addVendor } from '../../apps/server/src/stand-in/world.ts'
import { accountMenu, demo, isHydrated, logIn, loginPopup } from '../steps.ts'
import { longSiteTest } from './long-site-test.ts'
import { changeBrand, changeGames, switchModules } from './change-world.ts'
import { main, row } from './home-page.ts'
import { expect, test } from './site-test.ts'

longSiteTest('home and the lists ask for nothing that is missing', async ({ page }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  for (const path of ['/', '/lott', '/elott', '/hot', '/provider']) {
    await page.goto(path)
    await isHydrated(page)
    for (let screens = 0; screens < 12; screens += 1) {
      await page.mouse.wheel(0, 700)
      await page.waitForTimeout(150)
    }
    await page.waitForLoadState('networkidle')
  }
  expect(failed).toEqual([])
})

test('the first screen of a phone shows a row of games, and every category is one press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await isHydrated(page)
  const tabs = await page.getByRole('navigation', { name: 'Barra de navegação' }).boundingBox()
  const card = await row(page, 'Em alta').getByRole('listitem').first().boundingBox()
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  await page.getByRole('button', { name: 'Mostrar o menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu
    .getByRole('navigation', { name: 'Categorias' })
    .getByRole('link', { name: 'Loterias' })
    .click()
  await expect(page).toHaveURL(/\/lott$/)
  await expect(menu).toBeHidden()
})

longSiteTest('HOME-2: a notice that runs by opens the notices at that one', async ({ page }) => {
  await page.goto('/')
  // It moves all the time; a person's press does not wait for it to stop.
  await main(page)
    .getByRole('button', { name: /Apostar é diversão/ })
    .dispatchEvent('click')
  const popup = page.getByRole('dialog', { name: 'Avisos' })
  await expect(popup.getByText('Apostar é diversão, não renda.')).toBeVisible()
  await expect(popup.getByText(/Depósitos por Pix caem/)).toBeHidden()
})

test('HOME-3, HOME-4, HOME-5, HOME-6, MEMBER-6: invite, bonus and VIP are on home, by audience and with their links', async ({
  page,
  standIn,
}) => {
  const tiles = main(page).getByRole('navigation', { name: 'Atalhos' })
  const invite = tiles.getByRole('link', { name: /Indique e ganhe/ })
  const vip = tiles.getByRole('link', { name: /VIP/ })
  await test.step('HOME-3, HOME-5: a visitor sees all three', async () => {
    await page.goto('/')
    await expect(tiles.getByRole('link')).toHaveCount(3)
    await expect(tiles.getByRole('link', { name: /Prêmios/ })).toBeVisible()
    await invite.click()
    await expect(loginPopup(page)).toBeVisible()
  })
  await logIn(page, demo.member)
  await expect(invite).toHaveCount(0)
  await vip.click()
  await expect(page).toHaveURL(/\/member\?page=playerRank$/)
  await expect(main(page).getByRole('heading', { level: 1, name: 'VIP' })).toBeVisible()
  await switchModules(standIn, ['VIP'], false)
  await page.goto('/')
  await expect(accountMenu(page)).toBeVisible()
  await vip.click()
  await expect(page).toHaveURL(/\/member\?page=securityCenter$/)

  await switchModules(standIn, ['VIP', 'REFERRAL'], true)
  await page.goto('/')
  await invite.click()
  await expect(page).toHaveURL(/\/member\?page=referral$/)
  await page.goto('/')
  await expect(accountMenu(page)).toBeVisible()
  await vip.click()
  await expect(page).toHaveURL(/\/member\?page=playerRank$/)
  await switchModules(standIn, ['REFERRAL'], false)
  await page.evaluate(() => sessionStorage.clear())
  await logIn(page, demo.agent)
  await invite.click()
  await expect(page).toHaveURL(/\/agentHome\?page=registerCenter$/)
})

longSiteTest(
  'HOME-7, HOME-8, HOME-12: hot, a row for each category but slots, providers after the first, loaded half a second apart',
  async ({ page, standIn }) => {
    await standIn.apply((world) => {
      for (const [index, category] of ['LIVE', 'FISH', 'PVP'].entries()) {
        const code = `E2E${index}`
        addVendor(world, { code, name: code, category, firstNode: 9_000 + 10 * index, games: 1 })
      }
    })
    const asked: { type: string | null; at: number }[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.endsWith('GCSGAME_gameList')) {
        asked.push({ type: url.searchParams.get('gameType'), at: Date.now() })
      }
    })
    const titles = main(page).getByRole('heading', { level: 2 })
    await page.goto('/')
    await expect(row(page, 'Cartas').getByRole('article').first()).toBeAttached()
    await expect(row(page, 'Bingo').getByRole('article').first()).toBeAttached()
    const rows = (await titles.allTextContents()).filter(
      (title) => !['Jackpot', 'Últimos prêmios'].includes(title),
    )
    expect(rows).toEqual([
      'Em alta',
      'Originais',
      'Provedores',
      'E-Loto',
      'Loterias',
      'Ao vivo',
      'Esportes',
      'Pescaria',
      'Cartas',
      'E-sports',
      'Arena',
      'Crash',
      'Megaways',
      'Game show',
      'Jogos de mesa',
      'Bingo',
    ])
    const cardsAt = asked.findIndex(({ type }) => type === 'PVP')
    const [cards, next] = asked.slice(cardsAt)
    expect(cards?.type).toBe('PVP')
    expect((next?.at ?? 0) - (cards?.at ?? 0)).toBeGreaterThan(450)
  },
)

test('HOME-10, HOME-11, CARD-2: twelve of thirteen hot games, six in view, arrows from eight upwards', async ({
  page,
  standIn,
}) => {
  const arrows = row(page, 'Em alta').getByRole('button', { name: /^(Anterior|Próximo)$/ })
  const cards = row(page, 'Em alta').getByRole('listitem')
  const hotIs = async (count: number, shown: number) => {
    await changeGames(standIn, (_game, index) => ({ is_hot: index < count }))
    await page.goto('/')
    await expect(cards).toHaveCount(shown)
  }
  await hotIs(13, 12)
  await expect(arrows).toHaveCount(2)
  await expect(cards.first().getByText('Em alta', { exact: true })).toBeVisible()
  const lane = await row(page, 'Em alta').getByRole('list').boundingBox()
  const boxes = await Promise.all([0, 5, 6].map((index) => cards.nth(index).boundingBox()))
  const right = (lane?.x ?? 0) + (lane?.width ?? 0)
  const [first, sixth, seventh] = boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0))
  expect(first).toBeLessThan(right)
  expect(sixth).toBeLessThanOrEqual(right)
  expect(seventh).toBeGreaterThan(right)

  await hotIs(7, 7)
  await expect(arrows).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Noite de Carnaval/ })).toHaveCount(0)
  await hotIs(8, 8)
  await expect(arrows).toHaveCount(2)
})

test('CARD-2: a list marks games that are hot, and unmarks those that no longer are', async ({
  page,
  standIn,
}) => {
  const hotMark = (name: RegExp) =>
    main(page).getByRole('article').filter({ hasText: name }).getByText('Em alta', { exact: true })
  const marks = { dragon: hotMark(/Dragão Verde/), carnival: hotMark(/Noite de Carnaval/) }
  for (const [hot, calm, nodeId] of [
    [marks.dragon, marks.carnival, 1008],
    [marks.carnival, marks.dragon, 1012],
  ] as const) {
    await changeGames(standIn, ({ node_id }) => ({ is_hot: node_id === nodeId }))
    await page.goto('/rng')
    await expect(hot).toHaveCount(1)
    await expect(calm).toHaveCount(0)
  }
})

test('CARD-1: a card has name, provider, picture, and the heart if the brand has favourites', async ({
  page,
  standIn,
}) => {
  const card = main(page).getByRole('article').filter({ hasText: 'Coroa Real' })
  const heart = card.getByRole('button', { name: 'Favoritar Coroa Real' })
  await page.goto('/rng')
  await expect(heart).toBeVisible()
  await expect(card.getByText('Trevo Studio')).toBeVisible()
  const picture = card.locator('img')
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)) // it is an img
    .toBeGreaterThan(0)
  await switchModules(standIn, ['GAMELOFAV3'], false)
  await page.goto('/rng')
  await isHydrated(page)
  await expect(card).toBeVisible()
  await expect(heart).toHaveCount(0)
})

test('WINNER-2: the counter shows the amount of the demo brand’s pool', async ({ page }) => {
  await page.goto('/')
  const board = main(page).getByRole('region', { name: 'Jackpot' })
  const pool = board.getByRole('list', { name: 'Jackpots progressivos' }).getByRole('link').first()
  await expect(pool).toBeVisible()
  await expect(async () => {
    const [shown, held] = await Promise.all([
      board.getByText(/^R\$/).first().textContent(),
      pool.textContent(),
    ])
    expect(shown?.trim()).toBe(held?.trim())
  }).toPass()
})

test('WINNER-2: a fixed step is labelled as an illustration, and never exceeds the pools', async ({
  page,
  standIn,
}) => {
  await changeBrand(standIn, { jackpot_pool: null })
  await page.goto('/')
  const board = main(page).getByRole('region', { name: 'Jackpot' })
  await expect(board.getByText('Valor ilustrativo: não é pago')).toBeVisible()
  const cents = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))
  const pools = board.getByRole('list', { name: 'Jackpots progressivos' }).getByRole('link')
  await expect(pools.first()).toBeVisible()
  const shown = cents(await board.getByText(/^R\$/).first().textContent())
  const held = (await pools.allTextContents()).reduce((sum, text) => sum + cents(text), 0)
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThanOrEqual(held)
})
