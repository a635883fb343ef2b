import { expect, test, type Page } from '@playwright/test'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { joinAs } from './people.ts'
import { isHydrated } from './steps.ts'
import { longTest } from './whole-run.ts'

const pages = [
  ['RNG', '/rng'],
  ['LIVE', '/live'],
  ['FISH', '/fish'],
  ['COCKFIGHT', '/cockfight'],
  ['BGS', '/bgs'],
] as const

type Found = { readonly name: string; readonly nodeId: number }

const firstOf = (category: (typeof pages)[number][0]): Found => {
  const found = titlesInOrder.find(({ listing }) => listing.category === category)
  if (!found) throw new Error(`there is no title of ${category}`)
  return { name: found.maths.title.PT, nodeId: found.listing.nodeId }
}

const cards = cardGames.map(({ title, listing }) => ({
  path: '/pvp',
  name: title.PT,
  nodeId: listing.nodeId,
}))

// Sports, e-sports and lotteries are bet on in separate pages, each with its own journey.
const games = pages.map(([category, path]) => ({ path, ...firstOf(category) }))
type Wanted = Found & { readonly path: string }

const findInList = async (page: Page, { path, name }: Wanted) => {
  await page.goto(path)
  await isHydrated(page)
  const links = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} `) })
  return links.first()
}

const launch = async (page: Page, game: Wanted) => {
  await (await findInList(page, game)).click()
  await expect(page, game.name).toHaveURL(new RegExp(`/seamless\\?nodeId=${game.nodeId}$`))
  const frame = page.frameLocator('iframe')
  // Names the state it stays in, which tells whether the game failed or is waiting.
  await expect(frame.locator('#game'), game.name).toHaveAttribute('data-state', 'ready')
}

longTest(
  'CAT-1: a game of each category is found in its list, and launched from there',
  async ({ page }) => {
    test.slow()
    await joinAs(page, { reais: 50 })
    for (const game of games) await launch(page, game)
    for (const game of cards) await expect(await findInList(page, game)).toBeVisible()
  },
)

longTest('every game of cards between players is launched', async ({ page }) => {
  test.slow()
  await joinAs(page, { reais: 50 })
  for (const game of cards) await launch(page, game)
})
