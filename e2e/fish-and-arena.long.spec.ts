import { expect, test, type FrameLocator, type Page, type Response } from '@playwright/test'
import type { Round } from '@trevo/contract/rgs/round.ts'
import { maths as arena } from '@trevo/titles/arena-dos-brinquedos/maths.ts'
import { listing as arenaListing } from '@trevo/titles/arena-dos-brinquedos/listing.ts'
import { maths as pond } from '@trevo/titles/lagoa-encantada/maths.ts'
import { listing as pondListing } from '@trevo/titles/lagoa-encantada/listing.ts'
import { desktop, phone, testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { isHydrated, speak, storeToken } from './steps.ts'
import { seeInRecords, verifyRound } from './titles/see-records.ts'

// Two members with money; a contest of the arena takes some 30 seconds.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
const tokens: string[] = []
test.beforeAll(async () => {
  for (let member = 0; member < 2; member += 1) {
    tokens.push((await newMember({ reais: 50 })).token)
  }
})

const isReady = (game: FrameLocator) =>
  expect(game.locator('#game[data-state=ready]')).toBeAttached({ timeout: 30_000 })

/** From the list of a category, the way a visitor finds it. */
const openFrom = async (page: Page, path: string, name: string): Promise<FrameLocator> => {
  await page.goto(path)
  await isHydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name} `) })
    .click()
  const game = page.frameLocator('iframe')
  await isReady(game)
  return game
}

const reload = async (page: Page): Promise<FrameLocator> => {
  await page.reload()
  const game = page.frameLocator('iframe')
  await isReady(game)
  return game
}

/** Rounds as the game server returned them, by their ids. */
const noteRounds = (page: Page): ReadonlyMap<string, Round> => {
  const rounds = new Map<string, Round>()
  const note = async (answer: Response): Promise<void> => {
    if (!answer.ok() || !new URL(answer.url()).pathname.startsWith('/rgs/v1/rounds')) return
    const body = (await answer.json().catch(() => ({}))) as { round?: Round } // from the calls above
    if (body.round) rounds.set(body.round.id, body.round)
  }
  page.on('response', (answer) => void note(answer))
  return rounds
}

const phaseIs = (game: FrameLocator, phase: 'betting' | 'flying' | 'over') =>
  expect(game.locator('.felt.live')).toHaveAttribute('data-phase', phase, { timeout: 90_000 })

const place = (game: FrameLocator, id: string) => game.locator(`[data-place="${id}"]`)

for (const { language, size } of [
  { language: 'PT', size: 'phone' },
  { language: 'EN', size: 'desktop' },
] as const) {
  test.describe(`${language} on a ${size}`, () => {
    test.use({
      viewport: size === 'phone' ? phone : desktop,
      locale: language === 'PT' ? 'pt-BR' : 'en-US',
      ...(size === 'phone' && { hasTouch: true, isMobile: true }),
    })
    const title = (maths: typeof arena | typeof pond) => maths.title[language]

    test('CAT-1, ROUTE-10: shots in the pond are paid one by one, through a reload, and verified', async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL)
      await storeToken(page, tokens[0] ?? '')
      const rounds = noteRounds(page)
      let game = await openFrom(page, '/fish', title(pond))
      const fire = async (shots: number): Promise<void> => {
        const before = rounds.size
        await game.locator('.pond-target').focus()
        for (let shot = 0; shot < shots; shot += 1) {
          await page.keyboard.press('Enter')
          await page.waitForTimeout(200)
        }
        await expect.poll(() => rounds.size).toBeGreaterThan(before)
      }
      await expect(game.locator('.pond-target')).toBeVisible()
      await fire(6)
      game = await reload(page)
      await fire(3)
      // Shots in progress are answered and paid.
      await page.waitForTimeout(2_000)
      const played = [...rounds.values()]
      expect(played.length).toBeGreaterThan(1)
      await expect(game.getByText(/R\$/).first()).toBeVisible()
      const last = played.at(-1)
      if (!last) throw new Error('rounds were played')
      await verifyRound(page, game, played.at(-2) ?? last)
      await seeInRecords(page, title(pond), played)
    })

    test('CAT-1, ROUTE-9: a bet on an arena contest survives a reload and is settled', async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL)
      await storeToken(page, tokens[1] ?? '')
      const rounds = noteRounds(page)
      let game = await openFrom(page, '/cockfight', title(arena))
      await phaseIs(game, 'over')
      await phaseIs(game, 'betting')
      await place(game, 'red').click()
      await place(game, 'points').click()
      await expect(place(game, 'red')).toHaveAttribute('data-laid', 'placed')
      game = await reload(page)
      await expect(place(game, 'red')).toHaveAttribute('data-laid', 'placed', { timeout: 30_000 })
      await phaseIs(game, 'over')
      await expect(game.locator('.result-label')).toHaveText(
        /^(Ganhou|You won|Retorno|Returned|Sem prêmio|No win)/,
        { timeout: 30_000 },
      )
      await expect(game.locator('.arena-last button').first()).toBeVisible()
      await expect.poll(() => [...rounds.values()].at(-1)?.state).toMatch(/credited|closed|played/)
      await seeInRecords(page, title(arena), [...rounds.values()])
    })
  })
}

test('two members in one pond see each other', async ({ browser, page, baseURL }) => {
  await storeToken(page, tokens[0] ?? '')
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
  const second = await other.newPage()
  await storeToken(second, tokens[1] ?? '')
  const games = [
    await openFrom(page, '/fish', pond.title.PT),
    await openFrom(second, '/fish', pond.title.PT),
  ]
  for (const game of games) await expect(game.locator('.pond-count')).toHaveText('2 na lagoa')
  await other.close()
})

testInViews(2, 'the pond and the arena', async ({ page, look }) => {
  await storeToken(page, tokens[0] ?? '')
  for (const { nodeId } of [pondListing, arenaListing]) {
    await page.goto(`/seamless?nodeId=${nodeId}`)
    await isReady(page.frameLocator('iframe'))
    await page.waitForTimeout(1_500)
    await look(String(nodeId))
  }
})
