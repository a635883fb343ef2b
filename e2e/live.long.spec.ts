import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { isHydrated, storeToken } from './steps.ts'

const live = titlesInOrder.filter(({ listing }) => listing.category === 'LIVE')

// One member with money plays through the whole file; a round at a table takes some 22 seconds.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
let token = ''
test.beforeAll(async () => {
  ;({ token } = await newMember({ reais: 50 }))
})

const mainButton = (game: FrameLocator) => game.locator('.spin')
const table = (game: FrameLocator) => game.locator('.felt.live')
const phaseIs = (game: FrameLocator, phase: 'betting' | 'flying' | 'over') =>
  expect(table(game)).toHaveAttribute('data-phase', phase, { timeout: 70_000 })
const place = (game: FrameLocator, id: string) => game.locator(`[data-place="${id}"]`)

const open = async (page: Page, nodeId: number): Promise<FrameLocator> => {
  await storeToken(page, token)
  await page.goto(`/seamless?nodeId=${nodeId}`)
  const game = page.frameLocator('iframe')
  await expect(game.locator('#game[data-state=ready]')).toBeAttached({ timeout: 30_000 })
  return game
}

/** At the beginning of the next betting time, so that no bet comes too late. */
const waitForBetting = async (game: FrameLocator) => {
  await phaseIs(game, 'over')
  await phaseIs(game, 'betting')
}

test('ROUTE-10: the live casino lists its tables, and each is launched from there', async ({
  page,
}) => {
  await storeToken(page, token)
  for (const { maths, listing } of live) {
    await page.goto('/live')
    await isHydrated(page)
    const name = new RegExp(`^${maths.title.PT} `)
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/seamless\\?nodeId=${listing.nodeId}$`))
    await expect(table(page.frameLocator('iframe'))).toBeVisible({ timeout: 30_000 })
  }
})

test('bets on many places, one removed, the page reopened, paid by the table’s single outcome', async ({
  page,
}) => {
  const game = await open(page, 1401)
  await waitForBetting(game)
  await place(game, 'red').click()
  await place(game, 'black').click()
  await expect(mainButton(game)).toHaveText(/Apostado/)
  await place(game, 'dozen-1').click()
  await expect(place(game, 'dozen-1')).toHaveAttribute('data-laid', 'placed')
  await game.getByRole('button', { name: 'Remover aposta' }).click()
  await expect(place(game, 'dozen-1')).toHaveAttribute('data-laid', '')

  await page.reload()
  await expect(place(game, 'red')).toHaveAttribute('data-laid', 'placed', { timeout: 30_000 })
  await phaseIs(game, 'flying')
  await expect(mainButton(game)).toBeDisabled()
  await expect(game.getByRole('button', { name: 'Remover aposta' })).toBeDisabled()
  await phaseIs(game, 'over')
  // One of the two colours is paid, or neither on zero.
  await expect(game.locator('.result-label')).toHaveText(/Retorno|Sem prêmio/, {
    timeout: 20_000,
  })
  await expect(game.locator('.last-numbers li').first()).toBeVisible()
})

test('numbers light up before the ball, beside what they pay, in every view', async ({ page }) => {
  const game = await open(page, 1409)
  await waitForBetting(game)
  await place(game, 'straight-17').click()
  await expect(place(game, 'straight-17')).toHaveAttribute('data-laid', 'placed')
  const lit = game.locator('.lit-numbers li')
  await expect(lit).toHaveCount(0)
  await game.getByRole('button', { name: 'Pista' }).click()
  await phaseIs(game, 'flying')
  await expect(lit.first()).toHaveText(/^\d+ \d+:1$/, { timeout: 15_000 })
  await expect(lit.first()).toBeVisible()
  await expect(game.locator('.result-label')).toHaveText(/Retorno|Sem prêmio/, {
    timeout: 30_000,
  })
  await phaseIs(game, 'betting')
  await expect(lit).toHaveCount(0)
})

test('everybody at a table sees the same outcome, with or without a bet', async ({
  browser,
  page,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
  const second = await other.newPage()
  const games = [await open(page, 1402), await open(second, 1402)] as const
  await Promise.all(games.map((game) => phaseIs(game, 'over')))
  const [first, another] = games
  await expect(first.locator('.bead').first()).toBeVisible()
  // The newest outcome reaches each page at its own moment; any other difference would persist.
  await expect(async () => {
    expect(await another.locator('.bead').allTextContents()).toEqual(
      await first.locator('.bead').allTextContents(),
    )
  }).toPass({ timeout: 10_000 })
  await other.close()
})

test('a bingo room sells tickets until its draw, marks them automatically and pays them', async ({
  page,
}) => {
  const game = await open(page, 1405)
  await phaseIs(game, 'betting')
  const tickets = game.locator('.ticket')
  for (const count of [1, 2]) {
    await expect(mainButton(game)).toBeEnabled({ timeout: 70_000 })
    await mainButton(game).click()
    await expect(tickets).toHaveCount(count)
  }
  await page.reload()
  await expect(tickets).toHaveCount(2, { timeout: 30_000 })
  await phaseIs(game, 'flying')
  await expect(game.locator('.ticket-grid [data-marked]').nth(6)).toBeVisible({ timeout: 40_000 })
  await phaseIs(game, 'over')
  await expect(game.locator('.ticket[data-paid]')).toHaveCount(2, { timeout: 20_000 })
})

/** A look at each table with a bet on it. */
testInViews(5, 'live tables, the game show and the bingo room', async ({ page, look }) => {
  for (const { maths, listing } of live) {
    const game = await open(page, listing.nodeId)
    await phaseIs(game, 'betting')
    const places = game.locator('.bet-spot:not(.inside-spot)')
    const hasPlaces = (await places.count()) > 0
    if (hasPlaces) await places.first().click()
    await look(maths.gameCode)
    // A placed bet would keep the next table closed until its round is over.
    const remove = game.getByRole('button', { name: /^(Remover aposta|Remove bet)/ })
    if (hasPlaces && (await remove.isVisible())) await remove.click()
    await expect(remove).toBeHidden()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [nodeId, below] of [
    [1401, '.numbers'],
    [1402, '.bet-grid'],
    [1403, '.bet-grid'],
    [1407, '.bet-grid'],
    [1408, '.bet-grid'],
    [1409, '.numbers'],
    [1406, '.seven-seats'],
  ] as const) {
    test(`the studio spans the top of table ${nodeId}, and the whole table is below it`, async ({
      page,
    }) => {
      const game = await open(page, nodeId)
      const boxOf = async (selector: string) => {
        const box = await game.locator(selector).first().boundingBox()
        if (!box) throw new Error(`${selector} is not seen`)
        return box
      }
      await expect(game.locator(below).first()).toBeVisible()
      const [studio, felt] = [await boxOf('.presenter'), await boxOf('.felt.live')]
      expect([studio.width, Math.round(studio.height)]).toEqual([390, 219])
      expect(studio.y).toBe(felt.y)
      for (const part of [below, '.live-bar']) {
        expect((await boxOf(part)).y).toBeGreaterThanOrEqual(studio.y + studio.height)
      }
      const isWhole = await game
        .locator('.felt.live')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)
      expect(isWhole).toBe(true)
    })
  }
})
