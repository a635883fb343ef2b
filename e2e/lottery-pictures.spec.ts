import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { desktop, phone, testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { isHydrated, speak, storeToken } from './steps.ts'
import { onDatabase } from './system.ts'
import { longTest } from './whole-run.ts'

const main = (page: Page) => page.getByRole('main')
/** Three picture dice, drawn every five minutes. */
const code = 'SEAFISH'
const gameId = 7021

const said = {
  PT: {
    name: 'Peixe, Camarão, Caranguejo',
    row: 'Figuras',
    pictures: ['Peixe', 'Caranguejo'],
    two: /2 apostas/,
    add: 'Adicionar',
    openCart: /^Carrinho, 1 linha/,
    review: 'Revisar e apostar',
    confirm: 'Confirmar aposta',
    bet: /^Apostar R\$/,
    placed: 'em jogo',
    all: 'Peixe|Camarão|Caranguejo|Galo|Cabaça|Cervo',
    figures: 'Valores por número',
    picture: 'Baixar a tendência como imagem',
    results: 'Resultados',
    sum: 'Soma',
    search: 'Buscar modalidade',
    manual: 'Peixe, camarão, caranguejo · Figura',
    wins: 'Ganha',
    line: 'Peixe, Caranguejo',
    check: 'Verificar',
    signature: 'Assinatura da casa',
    right: 'confere',
  },
  EN: {
    name: 'Fish, Prawn, Crab',
    row: 'Pictures',
    pictures: ['Fish', 'Crab'],
    two: /2 bets/,
    add: 'Add',
    openCart: /^Cart, 1 line/,
    review: 'Review and bet',
    confirm: 'Confirm the bet',
    bet: /^Bet R\$/,
    placed: 'waiting',
    all: 'Fish|Prawn|Crab|Rooster|Gourd|Deer',
    figures: 'Figures by number',
    picture: 'Download the trend as an image',
    results: 'Results',
    sum: 'Sum',
    search: 'Search for a play',
    manual: 'Fish, prawn, crab · Picture',
    wins: 'Wins',
    line: 'Fish, Crab',
    check: 'Verify',
    signature: 'Our signature',
    right: 'matches',
  },
} as const
type Said = (typeof said)[keyof typeof said]

/** Draws of the last hours with their pictures, so that there are results to show. */
const addResults = () =>
  onDatabase(
    `insert into lottery.draw (game_id, draw_number, drawn_on, opens_at, closes_at, draws_at, status,
       commitment, root, ticket_count, stake_minor, result, drawn_at, settled_at)
     select ${gameId}, '20260101-' || lpad(n::text, 3, '0'), '2026-01-01', at - interval '5 minutes', at,
       at + interval '30 seconds', 'settled',
       repeat('0', 64), repeat('0', 64), 0, 0,
       concat_ws(',', n % 6, n / 3 % 6, n / 7 % 6), at, at
     from generate_series(1, 60) n,
       lateral (select now() - interval '1 hour' - (60 - n) * interval '5 minutes' as at) t
     on conflict do nothing`,
  )

let token = ''
test.beforeAll(async () => {
  await addResults()
  ;({ token } = await newMember({ reais: 50 }))
})

const openDesk = async (page: Page, words: Said) => {
  await page.goto(`/seaLottery?gameCode=${code}`)
  await isHydrated(page)
  await expect(main(page).getByRole('heading', { name: words.name, level: 1 })).toBeVisible()
}

const markPictures = async (page: Page, words: Said) => {
  const row = main(page).getByRole('group', { name: words.row, exact: true })
  for (const picture of words.pictures) {
    const key = row.getByRole('button', { name: picture, exact: true })
    await expect(key.locator('svg')).toBeVisible()
    await key.click()
  }
  await expect(main(page).getByText(words.two).first()).toBeVisible()
}

/** From the marked pictures to a bet in today’s list. */
const bet = async (page: Page, words: Said, isPhone: boolean) => {
  await main(page).getByRole('button', { name: words.add, exact: true }).click()
  if (isPhone) await main(page).getByRole('button', { name: words.openCart }).click()
  const cart = isPhone ? page.getByRole('dialog') : main(page)
  await expect(cart.getByText(words.line).first()).toBeVisible()
  await cart.getByRole('button', { name: words.review }).click()
  const sheet = page.getByRole('dialog', { name: words.confirm })
  await sheet.getByRole('button', { name: words.bet }).click()
  await expect(page.getByText(words.placed).first()).toBeVisible()
}

/** The details of the bet name the pictures, and its receipt is correct. */
const checkOrder = async (page: Page, words: Said) => {
  await page.goto('/member?page=personalHistoryCopy&product=LOTT')
  await isHydrated(page)
  await page
    .getByRole('button', { name: new RegExp(words.name) })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(words.line, { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: words.check, exact: true }).click()
  const signature = sheet.getByRole('listitem').filter({ hasText: words.signature })
  await expect(signature).toContainText(words.right)
}

/** What visitors see of the drawn pictures, and how the plays are explained. */
const readResults = async (page: Page, words: Said) => {
  await page.goto(`/lotteryResults?gameCode=${code}&draws=50`)
  await isHydrated(page)
  const three = new RegExp(`^(${words.all}), (${words.all}), (${words.all})$`)
  const last = main(page).getByRole('img', { name: three }).first()
  await expect(last.locator('svg')).toHaveCount(3)
  const figures = page.getByRole('table', { name: words.figures })
  await expect(figures.getByRole('rowheader')).toHaveCount(6)
  await expect(figures.getByRole('rowheader', { name: words.pictures[1] })).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: words.picture }).click()
  const png = await readFile(await (await waiting).path())
  expect(png.subarray(1, 4)).toEqual(Buffer.from('PNG'))
  await page.getByRole('button', { name: words.results, exact: true }).click()
  await expect(page.getByRole('columnheader', { name: words.sum })).toHaveCount(0)
  await page.goto(`/lotteryManual?gameCode=${code}`)
  await isHydrated(page)
  await page.getByRole('searchbox', { name: words.search }).fill(words.manual)
  await page.getByText(words.manual).first().click()
  await expect(page.getByRole('heading', { name: words.wins, exact: true })).toBeVisible()
  await expect(main(page).getByRole('img').first().locator('svg')).toHaveCount(3)
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  longTest(
    'in Portuguese: pictures are bet on, the receipt is right, results and manual show them',
    async ({ page }) => {
      const words = said.PT
      await storeToken(page, token)
      await openDesk(page, words)
      await markPictures(page, words)
      await bet(page, words, true)
      await checkOrder(page, words)
      await readResults(page, words)
    },
  )
})

longTest('in English on a desktop: the same', async ({ page, baseURL }) => {
  const words = said.EN
  await page.setViewportSize(desktop)
  await speak(page, 'EN', baseURL)
  await storeToken(page, token)
  await openDesk(page, words)
  await markPictures(page, words)
  await bet(page, words, false)
  await checkOrder(page, words)
  await readResults(page, words)
})

testInViews(3, 'the dice with pictures: desk and results', async ({ page, language, look }) => {
  await storeToken(page, token)
  await openDesk(page, said[language])
  await look('desk')
  await page.goto(`/lotteryResults?gameCode=${code}`)
  await isHydrated(page)
  await expect(main(page).getByRole('img').first()).toBeVisible()
  await look('results')
})
