import { launchGame } from '@trevo/contract/wps/games.ts'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { isHydrated, storeToken } from '../steps.ts'
import { expect, test } from './site-test.ts'

type Wanted = { readonly path: string; readonly name: string; readonly nodeId: number }

const firstOf = (category: string, path: string): Wanted => {
  const found = titlesInOrder.find(({ listing }) => listing.category === category)
  if (!found) throw new Error(`there is no title of ${category}`)
  return { path, name: found.maths.title.PT, nodeId: found.listing.nodeId }
}

// Sports, e-sports and lotteries are bet on in separate pages: ROUTE-9 and LAUNCH-3.
const games: readonly Wanted[] = [
  firstOf('RNG', '/rng'),
  firstOf('LIVE', '/live'),
  firstOf('FISH', '/fish'),
  firstOf('COCKFIGHT', '/cockfight'),
  firstOf('BGS', '/bgs'),
  ...cardGames.slice(0, 1).map(({ title, listing }) => ({
    path: '/pvp',
    name: title.PT,
    nodeId: listing.nodeId,
  })),
]

test('CAT-1: a game of each category is found in its list, and launched from there', async ({
  page,
  standIn,
}) => {
  const launched: number[] = []
  standIn.answer(launchGame, ({ query }) => {
    launched.push(Number(query.nodeId))
    return { content: { game_url: `${standIn.origin}/help` } }
  })
  await storeToken(page, standIn.world.enter('member'))
  for (const { path, name, nodeId } of games) {
    await page.goto(path)
    await isHydrated(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name} `) })
      .first()
      .click()
    await expect(page, name).toHaveURL(new RegExp(`/seamless\\?nodeId=${nodeId}$`))
    await expect(page.getByTitle(`Jogo ${name}`)).toBeVisible()
  }
  expect(launched).toEqual(games.map(({ nodeId }) => nodeId))
})
