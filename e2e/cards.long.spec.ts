import { expect, test, type Browser, type FrameLocator, type Page } from '@playwright/test'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { checkView } from './axe.ts'
import { newMember } from './people.ts'
import { isHydrated, storeToken } from './steps.ts'

const { nodeId } = trucoPaulista.listing

// Two members with money meet at one table; a match between them takes a few minutes of clicks.
test.describe.configure({ mode: 'serial', timeout: 300_000 })
const tokens: string[] = []
test.beforeAll(async () => {
  for (let member = 0; member < 2; member += 1) {
    tokens.push((await newMember({ reais: 50 })).token)
  }
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const openAs = async (browser: Browser, baseURL: string | undefined, member: number) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR', ...phone })
  const page = await context.newPage()
  await storeToken(page, tokens[member] ?? '')
  return page
}

const openTable = async (page: Page, room = ''): Promise<FrameLocator> => {
  await page.goto(`/seamless?nodeId=${nodeId}${room}`)
  const game = page.frameLocator('iframe')
  await expect(game.locator('#game[data-state=ready]')).toBeAttached({ timeout: 60_000 })
  return game
}

const sit = (game: FrameLocator) => game.getByRole('button', { name: /^Sentar/ })
const own = (game: FrameLocator) =>
  game.locator('.truco-place:not([hidden]) .truco-own:not([disabled])')

const isAccessible = async (page: Page | undefined, where: string) => {
  if (!page) throw new Error('a page is open')
  const view = { size: 'phone' } as const
  expect(await checkView(page, view, where)).toEqual([])
}

/** Does one thing that a side may do: answers a raise, or plays a card. */
const moveOnce = async (game: FrameLocator): Promise<boolean> => {
  const accept = game.locator('.card-action[data-look=accept]')
  if ((await accept.count()) > 0) {
    await accept
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined)
    return true
  }
  if ((await own(game).count()) === 0) return false
  await own(game)
    .first()
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  return true
}

test('ROUTE-10: the cards page lists Truco, and it is launched from there', async ({ page }) => {
  await storeToken(page, tokens[0] ?? '')
  await page.goto('/pvp')
  await isHydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Truco Paulista / })
    .click()
  await expect(page).toHaveURL(new RegExp(`/seamless\\?nodeId=${nodeId}$`))
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('radio').first()).toBeVisible({ timeout: 60_000 })
})

test('two members meet at a table, play a match through a reload, and verify it', async ({
  browser,
  baseURL,
}) => {
  const pages = [await openAs(browser, baseURL, 0), await openAs(browser, baseURL, 1)]
  const games = await Promise.all(pages.map((page) => openTable(page, '&room=r2')))
  const [first, second] = games
  if (!first || !second) throw new Error('two games are open')
  await expect(first.getByRole('radio', { checked: true })).toContainText('2,00')
  await isAccessible(pages[0], 'tables')
  await sit(first).click()
  await expect(first.locator('.card-status')).toContainText('Aguardando')
  await sit(second).click()
  for (const game of games) {
    await expect(game.locator('.truco-own').first()).toBeVisible({ timeout: 30_000 })
    await expect(game.locator('.truco-vira')).toContainText('vira')
  }
  await isAccessible(pages[0], 'match')
  // A raise is shown on the other side, and accepted.
  for (let count = 0; count < 6; count += 1) await Promise.all(games.map(moveOnce))
  // A reload in the middle keeps the seat and the cards.
  await pages[0]?.reload()
  await expect(first.locator('.truco')).toBeVisible({ timeout: 30_000 })
  // What one side holds is what the other sees of it; the last trick may still be on screen.
  const points = (game: FrameLocator) => game.locator('.truco-points b').allTextContents()
  const isSame = async () =>
    (await points(first)).join(':') === (await points(second)).toReversed().join(':')
  await expect.poll(isSame, { timeout: 20_000 }).toBe(true)
  const isOver = async () => (await first.locator('.truco-end').count()) > 0
  await expect
    .poll(
      async () => {
        await Promise.all(games.map(moveOnce))
        return isOver()
      },
      { timeout: 240_000, intervals: [150] },
    )
    .toBe(true)
  // One side sees that it won and what, the other that it lost; both see the points.
  for (const game of games) {
    await expect(game.locator('.truco-end-side b')).toHaveCount(2)
    await expect(game.getByRole('button', { name: 'Jogar de novo' })).toBeVisible()
  }
  const ends = await Promise.all(games.map((game) => game.locator('.truco-end').textContent()))
  expect(ends.filter((one) => one?.includes('Você venceu!'))).toHaveLength(1)
  await isAccessible(pages[0], 'end of a match')
  for (const game of games) await game.getByRole('button', { name: 'Ver mesas' }).click()
  const told = await Promise.all(games.map((game) => game.locator('.card-message').textContent()))
  expect(told.filter((one) => one?.includes('3,80'))).toHaveLength(1)
  await first.getByRole('button', { name: 'verificar' }).click()
  await expect(first.locator('.card-checks dd[data-good=true]')).toHaveCount(3)
  await expect(first.locator('.card-seeds dd')).toHaveCount(4)
})

test('who sits alone is offered the house opponent within ten seconds, and it is marked at its seat', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 0)
  const game = await openTable(page, '&room=r5')
  await sit(game).click()
  await expect(game.locator('.card-status')).toContainText('Aguardando')
  const house = game.getByRole('button', { name: 'Jogar com a casa' })
  await expect(house).toBeVisible({ timeout: 10_000 })
  await isAccessible(page, 'alone')
  await house.click()
  await expect(game.locator('.truco-own').first()).toBeVisible({ timeout: 30_000 })
  await expect(game.locator('.seat-name[data-house=true]')).toHaveText(/ · casa$/)
  await isAccessible(page, 'with the house')
  await game.getByRole('button', { name: 'Frases prontas' }).click()
  await game.getByRole('button', { name: 'Boa sorte!' }).click()
  await expect(game.locator('.said')).toContainText('Você Boa sorte!')
  await game.getByRole('button', { name: 'Levantar' }).click()
  await game.getByRole('dialog').getByRole('button', { name: 'Desistir' }).click()
  await expect(game.locator('.truco-end')).toBeVisible({ timeout: 30_000 })
  await game.getByRole('button', { name: 'Ver mesas' }).click()
  await expect(game.locator('.card-lobby')).toBeVisible()
  await game.getByRole('button', { name: 'verificar' }).click()
  await expect(game.locator('.card-checks dd[data-good=true]')).toHaveCount(4)
})
