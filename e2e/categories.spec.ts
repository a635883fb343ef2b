import { expect, test } from '@playwright/test'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { joinAs } from './people.ts'
import { isHydrated } from './steps.ts'

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

const cards = cardGames.map(({ title, listing }) => ({ name: title.PT, nodeId: listing.nodeId }))

// Sports, e-sports and lotteries are bet on in pages of their own, each with its own journey.
test('CAT-1: a game of each category is found in its list and launched, cards between players all', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await joinAs(page, { reais: 50 })
  const wanted = [
    ...pages.map(([category, path]) => ({ path, ...firstOf(category) })),
    ...cards.map((game) => ({ path: '/pvp', ...game })),
  ]
  for (const { path, name, nodeId } of wanted) {
    await page.goto(path)
    await isHydrated(page)
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} `) })
    await link.first().click()
    await expect(page, name).toHaveURL(new RegExp(`/seamless\\?nodeId=${nodeId}$`))
    const game = page.frameLocator('iframe')
    await expect(game.locator('#game[data-state=ready]'), name).toBeAttached({ timeout: 60_000 })
  }
})
