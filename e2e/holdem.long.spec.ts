import { expect, test, type Browser, type FrameLocator, type Page } from '@playwright/test'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { checkView } from './axe.ts'
import { newMember } from './people.ts'
import { isHydrated, speak, storeToken } from './steps.ts'
import { centavosIn } from './titles/play-title.ts'

const { nodeId } = texasHoldem.listing

// Two members with money meet at one cash table, and play some deals by clicks.
test.describe.configure({ mode: 'serial', timeout: 300_000 })
const tokens: string[] = []
test.beforeAll(async () => {
  for (let member = 0; member < 2; member += 1) {
    tokens.push((await newMember({ reais: 50 })).token)
  }
})

const views = [
  { language: 'PT', size: 'phone' },
  { language: 'EN', size: 'desktop' },
] as const
const screens = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'pt-BR' },
  { viewport: { width: 1440, height: 900 }, locale: 'en-US' },
]

const openAs = async (browser: Browser, baseURL: string | undefined, member: number) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...screens[member] })
  const page = await context.newPage()
  await speak(page, views[member]?.language ?? 'PT', baseURL)
  await storeToken(page, tokens[member] ?? '')
  return page
}

const openTable = async (page: Page): Promise<FrameLocator> => {
  await page.goto(`/seamless?nodeId=${nodeId}&room=r20`)
  const game = page.frameLocator('iframe')
  await expect(game.locator('#game[data-state=ready]')).toBeAttached({ timeout: 60_000 })
  return game
}

const ownCards = (game: FrameLocator) => game.locator('.holdem-hand .card:not([hidden])')
const ownNames = (game: FrameLocator): Promise<string[]> =>
  ownCards(game).evaluateAll((cards) => cards.map((one) => one.getAttribute('aria-label') ?? ''))
const banner = (game: FrameLocator) => game.locator('.holdem-banner:not([hidden])')
const action = (game: FrameLocator, look: string) =>
  game.locator(`.card-action[data-look=${look}]:not([disabled])`)

const press = async (game: FrameLocator, look: string): Promise<boolean> => {
  if ((await action(game, look).count()) === 0) return false
  await action(game, look)
    .first()
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  return true
}

/** Both check and call until one wins the pot. */
const playDeal = (games: readonly FrameLocator[]) =>
  expect
    .poll(
      async () => {
        for (const game of games) await press(game, 'accept')
        const ended = await Promise.all(games.map((game) => banner(game).count()))
        return ended.every((count) => count > 0)
      },
      { timeout: 60_000, intervals: [150] },
    )
    .toBe(true)

/** The next deal has arrived: nobody has won the pot yet, both have cards. */
const nextDeal = async (games: readonly FrameLocator[]) => {
  for (const game of games) {
    await expect(banner(game)).toHaveCount(0, { timeout: 30_000 })
    await expect(ownCards(game)).toHaveCount(2, { timeout: 30_000 })
  }
}

test('ROUTE-10: the cards page lists hold’em, and it is launched from there', async ({ page }) => {
  await storeToken(page, tokens[0] ?? '')
  await page.goto('/pvp')
  await isHydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Texas Hold’em / })
    .click()
  await expect(page).toHaveURL(new RegExp(`/seamless\\?nodeId=${nodeId}$`))
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('radio').first()).toBeVisible({ timeout: 60_000 })
})

test('two members buy in, play deals of hold’em through a reload, leave and are paid, in records and proof', async ({
  browser,
  baseURL,
}) => {
  const pages = [await openAs(browser, baseURL, 0), await openAs(browser, baseURL, 1)] as const
  const games = [await openTable(pages[0]), await openTable(pages[1])] as const
  const [first, second] = games
  const look = async (where: string) => {
    for (const [at, page] of pages.entries()) {
      const view = views[at]
      if (view) expect(await checkView(page, view, where)).toEqual([])
    }
  }

  await test.step('buy in: one with the minimum, by keyboard, the other with the maximum', async () => {
    await expect(first.getByRole('radio', { checked: true })).toContainText('0,10')
    await first.getByLabel('Buy-in').press('Home')
    await expect(first.locator('.card-bring output')).toHaveText(/8,00/)
    await look('tables')
    await first.getByRole('button', { name: /^Sentar/ }).click()
    await expect(first.locator('.card-status')).toContainText('Aguardando')
    await second.getByRole('button', { name: /^Take a seat/ }).click()
    for (const game of games) await expect(ownCards(game)).toHaveCount(2, { timeout: 30_000 })
    await expect(first.locator('.holdem-pot')).toHaveText(/0,30/)
    await expect(second.locator('.holdem-pot')).toHaveText(/0\.30/)
    await look('deal')
  })

  await test.step('a deal is checked and called to its end', async () => {
    await playDeal(games)
    await expect(first.locator('.holdem-board .card:not([hidden])')).toHaveCount(5)
    await look('end of a deal')
  })

  await test.step('a reload in the middle restores the same seat and the same cards', async () => {
    await nextDeal(games)
    const before = await ownNames(first)
    await pages[0].reload()
    await expect(ownCards(first)).toHaveCount(2, { timeout: 60_000 })
    expect(await ownNames(first)).toEqual(before)
  })

  await test.step('a bet of half the pot is shown on the other side', async () => {
    const raised = async () => {
      if ((await action(first, 'raise').count()) === 0) await press(second, 'accept')
      else {
        await first.getByRole('button', { name: '½ pote' }).click()
        await press(first, 'raise')
      }
      const bet = second.locator('.holdem-seat:not([data-turns="0"]) .holdem-bet:not([hidden])')
      const more = await bet.allTextContents()
      return more.some((text) => centavosIn(text) > 20)
    }
    await expect.poll(raised, { timeout: 40_000, intervals: [200] }).toBe(true)
    await playDeal(games)
  })

  await test.step('one sits out and returns', async () => {
    await first.getByRole('button', { name: 'Ficar fora' }).click()
    await expect(first.locator('.card-status')).toContainText('fora')
    await expect(second.locator('.holdem-note', { hasText: 'sitting out' })).toBeVisible({
      timeout: 60_000,
    })
    await first.getByRole('button', { name: /^Voltei/ }).click()
    await nextDeal(games)
  })

  const payouts: number[] = []
  await test.step('both leave, and their chips are paid out', async () => {
    await playDeal(games)
    await first.getByRole('button', { name: 'Levantar', exact: true }).click()
    const sure = first.getByRole('dialog').getByRole('button', { name: 'Levantar', exact: true })
    const message = first.locator('.card-message')
    await expect(sure.or(message).first()).toBeVisible()
    if (await sure.isVisible()) await sure.click()
    await expect(message).toHaveText(/^Você saiu com/, { timeout: 60_000 })
    await second.getByRole('button', { name: 'Leave seat', exact: true }).click()
    await expect(second.locator('.card-message')).toHaveText(/^You left with/, {
      timeout: 60_000,
    })
    for (const game of games) {
      payouts.push(centavosIn(await game.locator('.card-message').textContent()))
    }
    // The rake is all that is missing.
    const sum = (payouts[0] ?? 0) + (payouts[1] ?? 0)
    expect(sum).toBeLessThan(2_800)
    expect(sum).toBeGreaterThan(2_600)
  })

  await test.step('every deal is verified on the device', async () => {
    await first.getByRole('button', { name: 'Menu' }).click()
    await first.getByRole('button', { name: 'Partidas' }).click()
    await first.getByRole('dialog').getByRole('button', { name: 'verificar' }).first().click()
    const deals = first.locator('.card-deal')
    await expect(deals.first()).toBeVisible()
    const count = await deals.count()
    expect(count).toBeGreaterThan(2)
    await expect(first.locator('.card-checks dd[data-good=true]')).toHaveCount(count * 3)
    await deals.first().locator('summary').click()
    await look('proof')
  })

  await test.step('the payout is in the records', async () => {
    const rows = pages[0].getByRole('main').getByRole('button').filter({ hasText: 'Texas Hold’em' })
    await expect(async () => {
      await pages[0].goto('/member?page=personalHistoryCopy')
      await isHydrated(pages[0])
      await expect(rows.first()).toBeVisible({ timeout: 10_000 })
    }).toPass()
    const [net, stake] = await rows.first().locator('span:last-child > *').allTextContents()
    expect(centavosIn(stake ?? '')).toBe(800)
    expect(centavosIn(net ?? '')).toBe(Math.abs((payouts[0] ?? 0) - 800))
  })
})

/** CALL-46: the list of rooms shows that somebody is waiting, and its link opens that tournament. */
const joinFromRooms = async (page: Page): Promise<void> => {
  await page.goto(`/pvp?game=${nodeId}`)
  await isHydrated(page)
  const room = page.getByRole('listitem').filter({ hasText: 'R$ 5 sit & go, 2 seats' })
  await expect(room).toContainText('1 of 2 seats taken')
  await expect(room).toContainText(/R\$5\.00 to the prize pool, R\$5\.50 including the fee/)
  await room.getByRole('link', { name: /^Take a seat at/ }).click()
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('radio', { checked: true })).toContainText('2 seats', {
    timeout: 60_000,
  })
  await expect(game.getByRole('radio', { checked: true })).toContainText('1 of 2 waiting')
}

/** One player goes all in, the other calls, until one of them has all the chips. */
const playToTheEnd = (games: readonly FrameLocator[]) =>
  expect
    .poll(
      async () => {
        for (const game of games) {
          if ((await action(game, 'raise').count()) === 0) await press(game, 'accept')
          else {
            const all = game.locator('.holdem-presets button').last()
            await all.click({ timeout: 2_000 }).catch(() => undefined)
            await press(game, 'raise')
          }
        }
        const ended = await Promise.all(
          games.map((game) => game.locator('.card-results li').count()),
        )
        return ended.every((count) => count > 0)
      },
      { timeout: 120_000, intervals: [150] },
    )
    .toBe(true)

test('two members play a sit & go to its end: the prize is in the balance, the records and the proof', async ({
  browser,
  baseURL,
}) => {
  const pages = [await openAs(browser, baseURL, 0), await openAs(browser, baseURL, 1)] as const
  const games = [await openTable(pages[0]), await openTable(pages[1])] as const
  const [first, second] = games
  const look = async (where: string) => {
    for (const [at, page] of pages.entries()) {
      const view = views[at]
      if (view) expect(await checkView(page, view, where)).toEqual([])
    }
  }
  const balances = () =>
    Promise.all(
      games.map(async (game) =>
        centavosIn(await game.locator('.balance .money').first().textContent()),
      ),
    )
  const before = await balances()

  await test.step('a player who leaves before the start gets everything back', async () => {
    await first.getByRole('button', { name: 'Sit & go' }).click()
    await expect(first.getByRole('radio', { name: /^2 lugares · R\$\s5,50/ })).toContainText(
      /1º R\$\s10,00/,
    )
    await first.getByRole('radio', { checked: true }).press('ArrowDown')
    await first.getByRole('radio', { checked: true }).press('ArrowUp')
    await second.getByRole('button', { name: 'Sit & go' }).click()
    await look('sit and gos')
    await first.getByRole('button', { name: /^Sentar/ }).click()
    await expect(first.locator('.card-status')).toContainText('1 de 2 lugares ocupados')
    await first.getByRole('button', { name: 'Levantar', exact: true }).click()
    await expect(first.locator('.card-message')).toContainText(
      'Sua entrada foi devolvida por inteiro',
    )
    await expect.poll(balances).toEqual(before)
  })

  await test.step('it starts with the last seat, after which nobody can leave', async () => {
    await first.getByRole('button', { name: /^Sentar/ }).click()
    await expect(first.locator('.card-status')).toContainText('1 de 2')
    await joinFromRooms(pages[1])
    await second.getByRole('button', { name: /^Take a seat/ }).click()
    for (const game of games) await expect(ownCards(game)).toHaveCount(2, { timeout: 30_000 })
    const strip = first.locator('.holdem-tournament')
    await expect(strip).toContainText('Nível 1: 10/20')
    await expect(strip).toContainText('15/30 em 8 mãos')
    await expect(strip).toContainText('de 2')
    await expect(strip).toContainText(/Prêmios: 1º R\$\s10,00/)
    await expect(first.getByRole('button', { name: 'Levantar', exact: true })).toHaveCount(0)
    await look('tournament')
  })

  let winner = 0
  await test.step('one has all chips: places and the prize are shown, and paid', async () => {
    await playToTheEnd(games)
    await expect(first.locator('.card-results li')).toHaveCount(2)
    await expect(first.locator('.card-results li').first()).toContainText(/1º.*10,00/)
    winner = (await first.locator('.card-results [data-me=true]').textContent())?.startsWith('1º')
      ? 0
      : 1
    const wanted = before.map((balance, at) => balance - 550 + (at === winner ? 1_000 : 0))
    await expect.poll(balances).toEqual(wanted)
    await look('places')
  })

  await test.step('the proof and the records contain it', async () => {
    await first.getByRole('button', { name: 'Menu' }).click()
    await first.getByRole('button', { name: 'Partidas' }).click()
    const newest = first.getByRole('dialog').locator('.rounds li').first()
    await expect(newest).toContainText(`Sit & go · ${winner === 0 ? 1 : 2}º`)
    await newest.getByRole('button', { name: 'verificar' }).click()
    const deals = first.locator('.card-deal')
    await expect(deals.first()).toBeVisible()
    const count = await deals.count()
    await expect(first.locator('.card-checks dd[data-good=true]')).toHaveCount(count * 3)
    const rows = pages[0].getByRole('main').getByRole('button').filter({ hasText: 'Texas Hold’em' })
    await expect(async () => {
      await pages[0].goto('/member?page=personalHistoryCopy')
      await isHydrated(pages[0])
      await expect(rows.first()).toBeVisible({ timeout: 10_000 })
      const [net, stake] = await rows.first().locator('span:last-child > *').allTextContents()
      expect(centavosIn(stake ?? '')).toBe(550)
      expect(centavosIn(net ?? '')).toBe(winner === 0 ? 450 : 550)
    }).toPass()
  })
})
