import type { Answer } from '@trevo/contract/endpoint.ts'
import { listMatches, showMatch } from '@trevo/contract/wps/sports/matches.ts'
import { placeSlip, type Slip } from '@trevo/contract/wps/sports/slips.ts'
import type { StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import { accountMenu, demo, isHydrated, loginPopup, sendLogin, storeToken } from '../steps.ts'
import { expect, test, type Page } from './site-test.ts'

type Match = Answer<typeof showMatch>
type Prices = Record<string, number>

const teamOf = (name: string) => ({
  code: name.slice(0, 3),
  name,
  hue: 120,
  crest: 'star' as const,
})

const matchOf = (index: number, prices: Prices): Match => ({
  matchId: String(index),
  sport: 'football',
  league: 'BICHOS',
  leagueName: 'Liga dos Bichos',
  round: 1,
  home: teamOf(`Onças ${index}`),
  away: teamOf(`Araras ${index}`),
  startsAt: new Date(Date.now() + 3_600_000).toISOString(),
  status: 'scheduled',
  tick: 0,
  score: [0, 0],
  maps: [],
  version: 1,
  suspended: false,
  suspendReason: null,
  marketCount: 1,
  book: { 'full.result': prices },
  marks: [],
  incidents: [],
  commitment: null,
  seed: null,
  margins: {},
  liveDelayMs: 0,
  rates: null,
})

/** Enough matches for a page of several screens; the returned list is served from now on. */
const offerMatches = (standIn: StandIn): Match[] => {
  const matches = Array.from({ length: 24 }, (_, index) =>
    matchOf(index + 1, { 1: 133, X: 320, 2: 410 }),
  )
  standIn.answer(listMatches, () => ({
    now: new Date().toISOString(),
    marginBp: 600,
    leagues: [{ code: 'BICHOS', name: 'Liga dos Bichos', isYouth: false, matches }],
  }))
  standIn.answer(showMatch, ({ params }) => {
    const match = matches.find(({ matchId }) => matchId === params.matchId)
    if (!match) throw new Error(`nobody plays ${params.matchId}`)
    return match
  })
  return matches
}

const rowOf = (page: Page, index: number) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Onças ${index}Araras ${index}` })
const pick = (page: Page, index: number) => rowOf(page, index).getByRole('button').first().click()
const slipOf = (page: Page) => page.getByRole('region', { name: /^Cupom, \d (seleção|seleções)$/ })
const amountBeside = async (page: Page, name: string): Promise<string> =>
  (
    (await slipOf(page)
      .locator('dl > div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .textContent()) ?? ''
  ).replaceAll('\u00A0', ' ')

/** Accepts every slip; what was sent is recorded. */
const acceptSlips = (standIn: StandIn): readonly unknown[] => {
  const sent: unknown[] = []
  standIn.answer(placeSlip, ({ body }): Slip => {
    sent.push(body)
    return {
      slipId: 'S7',
      kind: body.kind,
      status: 'open',
      betCount: 1,
      stakeEach: '10.00',
      stake: '10.00',
      payout: '0.00',
      riding: '10.00',
      cashed: '0.00',
      possible: '23.52',
      cashOut: null,
      placedAt: new Date().toISOString(),
      endedAt: null,
      legs: [],
    }
  })
  return sent
}

test.use({ viewport: { width: 1_440, height: 900 } })

test('ROUTE-9: on a desktop the whole slip stays in view however far the matches are scrolled', async ({
  page,
  standIn,
}) => {
  offerMatches(standIn)
  await page.goto('/sports')
  await isHydrated(page)
  await pick(page, 1)
  const slip = slipOf(page)
  for (const index of [1, 12, 24]) {
    await rowOf(page, index).evaluate((row) => row.scrollIntoView({ block: 'end' }))
    const heading = slip.getByRole('heading', { name: 'Cupom' })
    const bet = slip.getByRole('button', { name: /^Apostar R\$/ })
    for (const shown of [heading, bet]) {
      await expect(shown).toBeInViewport({ ratio: 1 })
      // Nothing, such as the header, covers it.
      expect(
        await shown.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const over = document.elementFromPoint(left + width / 2, top + height / 2)
          return over !== null && (element.contains(over) || over.contains(element))
        }),
      ).toBe(true)
    }
  }
})

test('ROUTE-9: better odds are bet on without another press, worse ones ask first, and total odds and return agree to the centavo', async ({
  page,
  standIn,
}) => {
  const matches = offerMatches(standIn)
  const sent = acceptSlips(standIn)
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/sports')
  await isHydrated(page)
  for (const index of [1, 2, 3]) await pick(page, index)
  const slip = slipOf(page)
  await expect(slip.getByRole('button', { name: /^Apostar R\$\s10,00$/ })).toBeEnabled()
  // 10 × 1.33 × 1.33 × 1.33 = 23.526…, paid in whole centavos.
  expect(await amountBeside(page, 'Retorno possível')).toBe('R$ 23,52')
  expect(await amountBeside(page, 'Odd total')).toBe('2,352')

  // Polled at once instead of some seconds later.
  const change = async (odds: number) => {
    matches[0] = { ...matchOf(1, { 1: odds, X: 320, 2: 410 }), version: 2 }
    await page.reload()
    await isHydrated(page)
  }
  await change(120)
  await expect(
    slip.getByRole('button', { name: /^Aceitar odds e apostar R\$\s10,00$/ }),
  ).toBeEnabled()
  await change(140)
  // 10 × 1.40 × 1.33 × 1.33 = 24.7646.
  await expect(slip.getByText('1,40')).toBeVisible()
  await expect(slip.getByText('odd subiu')).toBeAttached()
  expect(await amountBeside(page, 'Odd total')).toBe('2,476')
  expect(await amountBeside(page, 'Retorno possível')).toBe('R$ 24,76')
  await slip.getByRole('button', { name: /^Apostar R\$\s10,00$/ }).click()
  await expect(page.getByText('Aposta S7 aceita')).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({
      accepts: 'better',
      legs: [140, 133, 133].map((odds, index) => ({
        matchId: String(index + 1),
        market: 'full.result',
        selection: '1',
        odds,
      })),
    }),
  ])
})

test('ROUTE-9: a visitor on a phone picks a match, logs in to bet, and the slip is still there', async ({
  page,
  standIn,
}) => {
  offerMatches(standIn)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sports')
  await isHydrated(page)
  await pick(page, 3)
  await page.reload()
  await isHydrated(page)
  await page.getByRole('button', { name: /^Cupom, \d (seleção|seleções)$/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/Onças 3/).first()).toBeVisible()
  await sheet.getByRole('button', { name: /^Apostar R\$/ }).click()
  await expect(loginPopup(page)).toBeVisible()
  await sendLogin(page, demo.member)
  await expect(accountMenu(page)).toBeVisible()
  await page.goto('/sports')
  await isHydrated(page)
  await expect(page.getByRole('button', { name: 'Cupom, 1 seleção' })).toBeVisible()
})

test('by keyboard alone a member opens a match, picks and bets', async ({ page, standIn }) => {
  offerMatches(standIn)
  const sent = acceptSlips(standIn)
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/sports')
  await isHydrated(page)
  await rowOf(page, 9).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/match=9$/)
  // The address changes first; until the match has loaded, the list has prices with the same name.
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: ' × ' })).toBeAttached()
  await main
    .getByRole('button', { name: /^Resultado final.*: / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await slipOf(page)
    .getByRole('button', { name: /^Apostar R\$/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Aposta S7 aceita')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a sentence puts its pick and stake on the slip, and the member confirms the bet there', async ({
  page,
  standIn,
}) => {
  offerMatches(standIn)
  const sent = acceptSlips(standIn)
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/sports')
  await isHydrated(page)
  const field = page.getByRole('textbox', { name: 'Aposte com suas palavras' })
  await field.fill('vinte e cinco reais no empate do Onças 3')
  await field.press('Enter')
  await expect(
    page.getByText(/^No cupom: Resultado final: Empate, em Onças 3 × Araras 3/),
  ).toBeVisible()
  expect(sent).toEqual([])
  await slipOf(page)
    .getByRole('button', { name: /^Apostar R\$\s25,00$/ })
    .click()
  await expect(page.getByText('Aposta S7 aceita')).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({
      stakeEach: '25.00',
      legs: [{ matchId: '3', market: 'full.result', selection: 'X', odds: 320 }],
    }),
  ])
})
