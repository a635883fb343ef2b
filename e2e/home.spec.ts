import { expect, test } from '@playwright/test'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { homeUntil, main, row } from './home-page.ts'
import { accountMenu, demo, isHydrated, logIn, loginPopup } from './steps.ts'
import { changeCatalogue, changeSettings, forgetFailedLogins, switchModules } from './system.ts'
import { longTest } from './whole-run.ts'

const columns = `vendor_id, game_code, game_type, category, classify, names, hue, symbols`
/** A vendor of our test with games, copied from the studio's; node ids from `firstNode` on. */
const addVendor = (code: string, category: string, firstNode: number, games = 1) => [
  `insert into catalogue.vendor (code, name, game_type, category, integration, opens, sort_order)
   select '${code}', 'Estúdio ${code}', '${category}', '${category}', integration, opens, 90
   from catalogue.vendor where code = 'TRV' on conflict (code) do update set enabled = true`,
  `insert into catalogue.game (node_id, ${columns}, sort_order)
   select ${firstNode} + n, v.id, '${code}-' || n, '${category}', '${category}', 'SM',
     jsonb_build_object('EN', 'Test ${code} ' || n, 'PT', 'Teste ${code} ' || n), 150, '{lemon,bell,cherries}', 900
   from catalogue.vendor v, generate_series(0, ${games - 1}) n where v.code = '${code}'
   on conflict (node_id) do update set enabled = true`,
]
/** Nothing of the catalogue is ever deleted: what was launched stands in records. */
const removeTestVendors = [
  'update catalogue.game set enabled = false where node_id between 9000 and 9099',
  `update catalogue.vendor set enabled = false where code ~ '^E2E[0-9]$'`,
]
/** From now on these games alone are hot. */
const hotAre = (nodeIds: readonly number[]) =>
  `update catalogue.game set is_hot = node_id in (${nodeIds.join()})`
const hotAtFirst = [...titlesInOrder, ...cardGames].flatMap(({ listing }) =>
  listing.isHot ? [listing.nodeId] : [],
)
test.afterEach(() => changeCatalogue(...removeTestVendors, hotAre(hotAtFirst)))

longTest('home and the lists ask for nothing that is missing', async ({ page }) => {
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

test('HOME-2: a notice that runs by opens the notices at that one', async ({ page }) => {
  await page.goto('/')
  // It runs by all the time: the press of a person does not wait for it to stand still.
  await main(page)
    .getByRole('button', { name: /Apostar é diversão/ })
    .dispatchEvent('click')
  const popup = page.getByRole('dialog', { name: 'Avisos' })
  await expect(popup.getByText('Apostar é diversão, não renda.')).toBeVisible()
  await expect(popup.getByText(/Depósitos por Pix caem/)).toBeHidden()
})

test('HOME-3, HOME-4, HOME-5, HOME-6: invite, bonus and VIP stand on home, for whom they are and where they lead', async ({
  page,
}) => {
  const tiles = main(page).getByRole('navigation', { name: 'Atalhos' })
  const invite = tiles.getByRole('link', { name: /Indique e ganhe/ })
  const vip = tiles.getByRole('link', { name: /VIP/ })
  await test.step('HOME-3, HOME-5: a visitor sees all three', async () => {
    await page.goto('/')
    await expect(tiles.getByRole('link')).toHaveCount(3)
    await expect(tiles.getByRole('link', { name: /Bônus/ })).toBeVisible()
    await invite.click()
    await expect(loginPopup(page)).toBeVisible()
  })
  await forgetFailedLogins()
  await logIn(page, demo.member)
  await expect(invite).toHaveCount(0)
  await vip.click()
  await expect(page).toHaveURL(/\/member\?page=playerRank$/)
  const restoreVip = await switchModules(['VIP'], false)
  try {
    await page.goto('/')
    await expect(accountMenu(page)).toBeVisible()
    await vip.click()
    await expect(page).toHaveURL(/\/member\?page=securityCenter$/)
  } finally {
    await restoreVip()
  }

  const promote = (enabled: boolean) =>
    changeSettings(
      `delete from settings.module_switch where module_id = 'REFERRAL'`,
      ...(enabled
        ? [
            `insert into settings.module_switch (brand_id, module_id, enabled)
             select id, 'REFERRAL', true from settings.brand where merchant = 'trevo'`,
          ]
        : []),
    )
  try {
    await promote(true)
    await homeUntil(page, () => expect(invite).toBeVisible({ timeout: 1_500 }))
    await invite.click()
    await expect(page).toHaveURL(/\/member\?page=referral$/)
    await page.goto('/')
    await expect(accountMenu(page)).toBeVisible()
    await vip.click()
    await expect(page).toHaveURL(/\/member\?page=playerRank$/)
  } finally {
    await promote(false)
  }
  await page.evaluate(() => sessionStorage.clear())
  await logIn(page, demo.agent)
  await invite.click()
  await expect(page).toHaveURL(/\/agentHome\?page=registerCenter$/)
})

longTest(
  'HOME-7, HOME-8, HOME-12: hot, a row for each category but slots, providers after the first, loaded half a second apart',
  async ({ page }) => {
    await changeCatalogue(
      ...addVendor('E2E1', 'LIVE', 9000),
      ...addVendor('E2E2', 'FISH', 9010),
      ...addVendor('E2E3', 'PVP', 9020),
    )
    const asked: { type: string | null; at: number }[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.endsWith('GCSGAME_gameList')) {
        asked.push({ type: url.searchParams.get('gameType'), at: Date.now() })
      }
    })
    const titles = main(page).getByRole('heading', { level: 2 })
    await homeUntil(page, async () => {
      asked.length = 0
      await expect(row(page, 'Cartas').getByRole('article').first()).toBeAttached({
        timeout: 15_000,
      })
      await expect(row(page, 'Bingo').getByRole('article').first()).toBeAttached()
    })
    const rows = (await titles.allTextContents()).filter(
      (title) => !['Jackpot', 'Últimos ganhos'].includes(title),
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

test('HOME-10, HOME-11, CARD-2: twelve of thirteen hot games, six in view, arrows from eight on', async ({
  page,
}) => {
  const arrows = row(page, 'Em alta').getByRole('button', { name: /^(Anterior|Próximo)$/ })
  const cards = row(page, 'Em alta').getByRole('listitem')
  const hotIs = async (count: number, shown: number) => {
    await changeCatalogue(
      `update catalogue.game set is_hot = node_id in (
         select node_id from catalogue.game where enabled order by node_id limit ${count})`,
    )
    await homeUntil(page, () => expect(cards).toHaveCount(shown, { timeout: 1_000 }))
  }
  await changeCatalogue(...addVendor('E2E4', 'RNG', 9040))
  await hotIs(13, 12)
  await expect(arrows).toHaveCount(2)
  await expect(cards.first().getByText('Hot', { exact: true })).toBeVisible()
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

test('CARD-2: a list marks what is hot, and what no longer is', async ({ page }) => {
  const hotMark = (name: RegExp) =>
    main(page).getByRole('article').filter({ hasText: name }).getByText('Hot', { exact: true })
  const marks = { dragon: hotMark(/Dragão Verde/), carnival: hotMark(/Noite de Carnaval/) }
  for (const [hot, calm, nodeId] of [
    [marks.dragon, marks.carnival, 1008],
    [marks.carnival, marks.dragon, 1012],
  ] as const) {
    await changeCatalogue(hotAre([nodeId]))
    await expect(async () => {
      await page.goto('/rng')
      await expect(hot).toHaveCount(1, { timeout: 1_500 })
      await expect(calm).toHaveCount(0, { timeout: 1_500 })
    }).toPass()
  }
})

test('CARD-1: a card has name, provider, picture, and the heart where the brand has favourites', async ({
  page,
}) => {
  const favourites = (enabled: boolean) =>
    changeSettings(
      `update settings.module_switch set enabled = ${enabled} where module_id = 'GAMELOFAV3'`,
    )
  const card = main(page).getByRole('article').filter({ hasText: 'Coroa Real' })
  const heart = card.getByRole('button', { name: 'Favoritar Coroa Real' })
  await page.goto('/rng')
  await expect(heart).toBeVisible()
  await expect(card.getByText('Trevo Studio')).toBeVisible()
  const picture = card.locator('img')
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)) // it is an img
    .toBeGreaterThan(0)
  await favourites(false)
  try {
    await expect(async () => {
      await page.goto('/rng')
      await expect(card).toBeVisible()
      await expect(heart).toHaveCount(0, { timeout: 1_500 })
    }).toPass()
  } finally {
    await favourites(true)
  }
})

test('WINNER-2: the counter shows what the pool of the demo brand holds', async ({ page }) => {
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

test('WINNER-2: a fixed step is called an illustration, and is never more than the pools', async ({
  page,
}) => {
  await changeSettings(`update settings.brand set jackpot_pool = null where merchant = 'trevo'`)
  try {
    await expect(async () => {
      await page.goto('/')
      const board = main(page).getByRole('region', { name: 'Jackpot' })
      await expect(board.getByText('Ilustração: nada é pago deste valor')).toBeVisible()
      const cents = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))
      const shown = cents(await board.getByText(/^R\$/).first().textContent())
      const pools = board.getByRole('list', { name: 'Jackpots progressivos' }).getByRole('link')
      const held = (await pools.allTextContents()).reduce((sum, text) => sum + cents(text), 0)
      expect(shown).toBeGreaterThan(0)
      expect(shown).toBeLessThanOrEqual(held)
    }).toPass()
  } finally {
    await changeSettings(
      `update settings.brand set jackpot_pool = 'trevo' where merchant = 'trevo'`,
    )
  }
})
