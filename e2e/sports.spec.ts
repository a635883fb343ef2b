import { expect, test, type Locator, type Page } from '@playwright/test'
import { desktop, phone, testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { isHydrated, speak, storeToken } from './steps.ts'
import { longTest } from './whole-run.ts'

const main = (page: Page) => page.getByRole('main')

const said = {
  PT: {
    coming: 'A seguir',
    youth: 'Não aceitamos apostas em competições de base.',
    slip: /^Cupom, \d (seleção|seleções)$/,
    stake: /^Valor/,
    bet: /^(Aceitar odds e apostar|Apostar) R\$/,
    accepted: /^Aposta S\d+ aceita/,
    mine: 'Minhas apostas',
    settled: 'Encerradas',
    ended: /^(Ganhou|Não ganhou|Anulada: valor devolvido)$/,
    sell: /^Encerrar por R\$/,
    confirm: /^Confirmar R\$/,
    sold: 'Aposta encerrada',
    build: 'Criar aposta',
    needMore: 'Adicione mais uma seleção.',
    redundant: 'Uma seleção já está contida nas outras. Remova uma delas.',
    result: /^Resultado final$/,
    double: /^Chance dupla$/,
    both: /^Ambos marcam$/,
    add: /^Adicionar ao cupom a \d/,
    built: 'Aposta criada',
    seasons: 'Apostas na temporada',
    champion: /^Campeão: /,
    open: 'Abertas',
    proof: 'Verificar esta partida',
    ownPage: 'Ver a aposta e sua prova',
    again: 'Recalcular aqui',
    right: /^Confere:/,
    empty: 'Seu cupom está vazio',
    remove: /^Remover /,
  },
  EN: {
    coming: 'Coming up',
    youth: 'We take no bets on youth competitions.',
    slip: /^Bet slip, \d selections?$/,
    stake: /^Stake/,
    bet: /^(Accept odds and bet|Bet) R\$/,
    accepted: /^Bet S\d+ accepted/,
    mine: 'My bets',
    settled: 'Settled',
    ended: /^(Won|Lost|Void: stake returned)$/,
    sell: /^Cash out R\$/,
    confirm: /^Confirm R\$/,
    sold: 'Cashed out',
    build: 'Build a bet',
    needMore: 'Pick one more.',
    redundant: 'One selection is already implied by the others. Remove one of them.',
    result: /^Match result$/,
    double: /^Double chance$/,
    both: /^Both teams score$/,
    add: /^Add to slip at \d/,
    built: 'Bet builder',
    seasons: 'Season bets',
    champion: /^Champion: /,
    open: 'Open',
    proof: 'Verify this match',
    ownPage: 'See the bet and its proof',
    again: 'Replay it here',
    right: /^Verified:/,
    empty: 'Your bet slip is empty',
    remove: /^Remove /,
  },
} as const
type Said = (typeof said)[keyof typeof said]

/** Matches of the demo take half a minute here (`SPORTS_SPEED`), with an equally long pause after a round. */
const untilSettled = { timeout: 240_000 }

const partOf = (page: Page, title: string): Locator =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

/** Prices of one league's upcoming matches, the next one first. */
const priceOf = (page: Page, words: Said, row: number): Locator =>
  partOf(page, words.coming).getByRole('listitem').nth(row).getByRole('button').first()

const openSlip = async (page: Page, words: Said): Promise<Locator> => {
  const button = page.getByRole('button', { name: words.slip })
  await button.click()
  return page.getByRole('dialog')
}

/** The prices of one market on the page of a match. */
const marketOf = (page: Page, title: RegExp): Locator =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    .getByRole('button')

/** Opens an upcoming match and puts a bet on the slip that combines its result and both teams scoring. */
const buildBet = async (page: Page, words: Said): Promise<void> => {
  await partOf(page, words.coming).getByRole('listitem').nth(3).getByRole('link').first().click()
  await page.getByRole('button', { name: words.build, exact: true }).click()
  const tray = page.getByRole('region', { name: words.build })
  await marketOf(page, words.result).first().click()
  await expect(tray.getByText(words.needMore)).toBeVisible()
  // The first double chance includes the first result, so it would add nothing.
  await marketOf(page, words.double).first().click()
  await expect(tray.getByText(words.redundant)).toBeVisible()
  await marketOf(page, words.double).first().click()
  await marketOf(page, words.both).first().click()
  await tray.getByRole('button', { name: words.add }).click()
  await expect(tray).toBeHidden()
}

/** CALL-66: the movement of a stake links to its slip, which links to the match and its proof. */
const openFromReceipt = async (page: Page, words: Said, amount: string): Promise<void> => {
  await page.goto('/member?page=transactionHistory')
  await isHydrated(page)
  const stake = new RegExp(String.raw`R\$\s${amount}`)
  await main(page).getByRole('link', { name: stake }).first().click()
  await page.getByRole('link', { name: words.ownPage }).click()
  await expect(page).toHaveURL(/product=SPORTS&slip=S\d+$/)
  // The slip in the address is above the others.
  const slip = main(page).getByRole('region', { name: words.mine }).getByRole('listitem').first()
  await expect(slip.getByText(stake).first()).toBeVisible()
  await slip.getByRole('link').first().click()
  await expect(page).toHaveURL(/match=\d+/)
  await page.getByText(words.proof).click()
  await expect(
    main(page)
      .getByText(/^[0-9a-f]{64}$/)
      .first(),
  ).toBeVisible()
}

let token = ''
test.beforeAll(async () => {
  ;({ token } = await newMember({ reais: 1_000 }))
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  longTest(
    'ROUTE-9: a bet on football is placed, outlives a reload, is settled and is in the records',
    async ({ page }) => {
      test.setTimeout(320_000)
      const words = said.PT
      await storeToken(page, token)
      await page.goto('/sports')
      await isHydrated(page)
      await priceOf(page, words, 2).click()
      const sheet = await openSlip(page, words)
      await sheet.getByLabel(words.stake).first().fill('12,50')
      await sheet.getByRole('button', { name: words.bet }).click()
      await expect(page.getByText(words.accepted)).toBeVisible()
      await page.reload()
      await isHydrated(page)
      const mine = main(page).getByRole('region', { name: words.mine })
      await expect(mine.getByText(/R\$\s12,50/).first()).toBeVisible()
      await mine.getByRole('button', { name: words.settled }).click()
      await expect(mine.getByText(words.ended).first()).toBeVisible(untilSettled)
      await page.goto('/member?page=personalHistoryCopy&product=SPORTS')
      await expect(main(page).getByText(words.ended).first()).toBeVisible()
      await expect(
        main(page)
          .getByText(/R\$\s12,50/)
          .first(),
      ).toBeVisible()
      await main(page).getByRole('region', { name: words.mine }).getByRole('link').first().click()
      await page.getByText(words.proof).click()
      await page.getByRole('button', { name: words.again }).click()
      await expect(page.getByText(words.right)).toBeVisible()
    },
  )

  test('ROUTE-9: a bet is built from two selections of one match, placed, and is listed among the bets', async ({
    page,
  }) => {
    const words = said.PT
    await storeToken(page, token)
    await page.goto('/sports')
    await isHydrated(page)
    await buildBet(page, words)
    const sheet = await openSlip(page, words)
    await expect(
      sheet.getByText(/^Resultado final: .+ · Ambos marcam: Sim|^Ambos marcam: Sim · /),
    ).toBeVisible()
    await sheet.getByLabel(words.stake).first().fill('7,50')
    await sheet.getByRole('button', { name: words.bet }).click()
    await expect(page.getByText(words.accepted)).toBeVisible()
    await page.reload()
    await isHydrated(page)
    const mine = main(page).getByRole('region', { name: words.mine })
    await expect(mine.getByText(words.built).first()).toBeVisible()
    await expect(mine.getByText(/R\$\s7,50/).first()).toBeVisible()
    await openFromReceipt(page, words, '7,50')
  })
})

test.describe('on a phone, for a season', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  longTest(
    'ROUTE-9: a bet on the league’s winner is among the bets and in the records',
    async ({ page }) => {
      const words = said.PT
      await storeToken(page, token)
      await page.goto('/sports')
      await isHydrated(page)
      await partOf(page, words.seasons).getByRole('link').first().click()
      await expect(page).toHaveURL(/league=[A-Z]+/)
      // The upcoming season is last, and is open until it begins.
      await main(page)
        .locator('section section')
        .last()
        .locator('xpath=..')
        .getByRole('button', { name: words.champion })
        .first()
        .click()
      const sheet = await openSlip(page, words)
      await expect(sheet.getByText(/: temporada \d+$/)).toBeVisible()
      await sheet.getByLabel(words.stake).first().fill('6,50')
      await sheet.getByRole('button', { name: words.bet }).click()
      await expect(page.getByText(words.accepted)).toBeVisible()
      await page.goto('/member?page=personalHistoryCopy&product=SPORTS')
      const mine = main(page).getByRole('region', { name: words.mine })
      await mine.getByRole('button', { name: words.open }).click()
      await expect(mine.getByText('Campeão').first()).toBeVisible()
      await expect(mine.getByText(/R\$\s6,50/).first()).toBeVisible()
      await mine
        .getByRole('link', { name: /: temporada \d+$/ })
        .first()
        .click()
      await expect(main(page).getByRole('table').first()).toBeVisible()
    },
  )
})

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  longTest(
    'ROUTE-9: e-sports, two matches in one bet, a part cashed out, the rest settled',
    async ({ page, baseURL }) => {
      test.setTimeout(320_000)
      const words = said.EN
      await speak(page, 'EN', baseURL)
      await storeToken(page, token)
      await page.goto('/esports')
      await isHydrated(page)
      await priceOf(page, words, 2).click()
      await priceOf(page, words, 3).click()
      const slip = page.getByRole('region', { name: words.slip })
      await slip.getByLabel(words.stake).first().fill('20')
      await slip.getByRole('button', { name: words.bet }).click()
      await expect(page.getByText(words.accepted)).toBeVisible()
      const mine = main(page).getByRole('region', { name: words.mine })
      const offer = mine.getByRole('button', { name: words.sell }).first()
      const half = mine.getByRole('button', { name: /^Cash out half/ }).first()
      // An offer whose price has moved is refused, and made again.
      await expect(async () => {
        if ((await offer.textContent())?.includes('R$20.00')) {
          await half.click()
          await mine.getByRole('button', { name: words.confirm }).click()
        }
        await expect(offer).toContainText('R$10.00', { timeout: 5_000 })
      }).toPass({ timeout: 30_000 })
      await page.reload()
      await isHydrated(page)
      await mine.getByRole('button', { name: words.settled }).click()
      await expect(mine.getByText(/^Multiple/)).toBeVisible(untilSettled)
    },
  )

  longTest(
    'ROUTE-9: a built bet in English is combined with another match',
    async ({ page, baseURL }) => {
      const words = said.EN
      await speak(page, 'EN', baseURL)
      await storeToken(page, token)
      await page.goto('/sports')
      await isHydrated(page)
      await buildBet(page, words)
      await page.goto('/sports')
      await isHydrated(page)
      await priceOf(page, words, 5).click()
      const slip = page.getByRole('region', { name: words.slip })
      await slip.getByLabel(words.stake).first().fill('4')
      await slip.getByRole('button', { name: words.bet }).click()
      await expect(page.getByText(words.accepted)).toBeVisible()
      const mine = main(page).getByRole('region', { name: words.mine })
      await expect(mine.getByText(/^Multiple/).first()).toBeVisible()
      await expect(mine.getByText(words.built).first()).toBeVisible()
    },
  )

  test('the slip is shared: what is picked on one device appears on another', async ({
    page,
    browser,
    baseURL,
  }) => {
    const words = said.PT
    await storeToken(page, token)
    await page.goto('/sports')
    await isHydrated(page)
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/wps/sports/draft') && answer.request().method() === 'PUT',
    )
    await priceOf(page, words, 5).click()
    await saved
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop })
    const other = await context.newPage()
    await storeToken(other, token)
    await other.goto('/sports')
    await expect(other.getByRole('region', { name: words.slip })).toBeVisible()
    await other.getByRole('button', { name: words.remove }).first().click()
    await expect(other.getByText(words.empty)).toBeVisible()
    await context.close()
  })
})

testInViews(1, 'matches, a match and the bets', async ({ page, language, look }) => {
  const words = said[language]
  await storeToken(page, token)
  await page.goto('/sports')
  await isHydrated(page)
  await priceOf(page, words, 4).click()
  await look('football')
  await partOf(page, words.coming).getByRole('link').nth(8).click()
  await expect(page).toHaveURL(/match=\d+/)
  await look('a match')
  await page.goto('/sports?league=BICHOS')
  await expect(main(page).getByRole('table').first()).toBeVisible()
  await look('a league')
  await page.goto('/esports')
  await expect(partOf(page, words.coming)).toBeVisible()
  await look('e-sports')
  await page.goto('/member?page=personalHistoryCopy&product=SPORTS')
  await expect(page.getByRole('region', { name: words.mine })).toBeVisible()
  await look('bets in the records')
})
