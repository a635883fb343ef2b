import { expect, test, type Locator, type Page } from '@playwright/test'
import { phone, testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { demo, isHydrated, loginPopup, sendLogin, speak, storeToken } from './steps.ts'
import { longTest } from './whole-run.ts'

const main = (page: Page) => page.getByRole('main')
/** Three digits, drawn once a day, so that nothing closes during a journey. */
const daily = 'TC3D'

const said = {
  PT: {
    lobby: 'Loterias',
    name: '3D do Dia',
    rows: ['Centena', 'Dezena', 'Unidade'],
    stakes: /12 apostas/,
    add: 'Adicionar',
    openCart: /^Carrinho, 1 linha/,
    cart: 'Carrinho',
    review: 'Revisar e apostar',
    confirm: 'Confirmar aposta',
    bet: /^Apostar R\$/,
    byHand: 'Digitar ou colar',
    typed: 'Seus números',
    trace: 'Teimosinha',
    until: /5 concursos, até ganhar/,
    today: 'Apostas de hoje',
    cancel: 'Cancelar 5 concursos',
    cancelled: 'cancelado por você',
    again: 'Apostar de novo',
  },
  EN: {
    lobby: 'Lottery',
    name: 'Daily 3D',
    rows: ['Hundreds', 'Tens', 'Ones'],
    stakes: /12 bets/,
    add: 'Add',
    openCart: /^Cart, 1 line/,
    cart: 'Cart',
    review: 'Review and bet',
    confirm: 'Confirm the bet',
    bet: /^Bet R\$/,
    byHand: 'Type or paste',
    typed: 'Your numbers',
    trace: 'Play in multiple draws',
    until: /5 draws, until it wins/,
    today: 'Today’s bets',
    cancel: 'Cancel 5 draws',
    cancelled: 'cancelled by you',
    again: 'Bet again',
  },
} as const

type Said = (typeof said)[keyof typeof said]

const openDesk = async (page: Page, words: Said, path = '/lott', code = daily) => {
  await page.goto(`${path}?gameCode=${code}`)
  await isHydrated(page)
  await expect(main(page).getByRole('button', { name: words.add, exact: true })).toBeVisible()
}

/** Marks 3 × 2 × 2 balls; on a phone each row must be opened first. */
const markBalls = async (page: Page, words: Said) => {
  for (const [index, balls] of [
    ['1', '4', '7'],
    ['0', '5'],
    ['2', '8'],
  ].entries()) {
    const row = main(page).getByRole('region', { name: words.rows[index] ?? '' })
    const head = row.locator('button[aria-expanded]')
    if ((await head.isVisible()) && (await head.getAttribute('aria-expanded')) === 'false') {
      await head.click()
    }
    for (const ball of balls) await row.getByRole('button', { name: ball, exact: true }).click()
  }
  await expect(main(page).getByText(words.stakes).first()).toBeVisible()
}

let token = ''
test.beforeAll(async () => {
  ;({ token } = await newMember({ reais: 1_000 }))
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  longTest(
    'a visitor looks, marks balls, logs in for the bet, and finds the cart as it was',
    async ({ page }) => {
      const words = said.PT
      await page.goto('/lott')
      await isHydrated(page)
      const card = main(page).getByRole('link', { name: new RegExp(words.name) })
      await expect(card.getByRole('timer')).toHaveText(/\d/)
      await card.click()
      await markBalls(page, words)
      await main(page).getByRole('button', { name: words.add, exact: true }).click()
      await main(page).getByRole('button', { name: words.openCart }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.review }).click()
      await expect(loginPopup(page)).toBeVisible()
      await sendLogin(page, demo.member)
      await expect(page).toHaveURL(new RegExp(`/lottery\\?gameCode=${daily}`))
      await main(page).getByRole('button', { name: words.openCart }).click()
      await expect(page.getByRole('dialog').getByText('12 apostas').first()).toBeVisible()
    },
  )

  test('a member bets by balls, and the bet is listed among today’s', async ({ page }) => {
    const words = said.PT
    await storeToken(page, token)
    await openDesk(page, words, '/lottery')
    await markBalls(page, words)
    await main(page).getByRole('button', { name: words.add, exact: true }).click()
    await main(page).getByRole('button', { name: words.openCart }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.review }).click()
    const sheet = page.getByRole('dialog', { name: words.confirm })
    await expect(sheet.getByText(/R\$\s24,00/).first()).toBeVisible()
    await sheet.getByRole('button', { name: words.bet }).click()
    const today = page.getByRole('dialog', { name: words.cart })
    await expect(today.getByText('em jogo')).toBeVisible()
    await today.getByRole('button', { name: words.again }).click()
    await expect(today.getByRole('button', { name: words.review })).toBeVisible()
  })
})

longTest(
  'thousands of typed numbers are counted, and a wrong one is named with its place',
  async ({ page, baseURL }) => {
    const words = said.EN
    await speak(page, 'EN', baseURL)
    await openDesk(page, words)
    await main(page).getByRole('button', { name: words.byHand }).click()
    const all = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0'))
    await main(page)
      .getByLabel(words.typed)
      .fill(`${all.join(' ')} 12x`)
    await expect(main(page).getByText('1,000 bets').first()).toBeVisible()
    await expect(main(page).getByText(/No\. 1001, character 4001: “12x”/)).toBeVisible()
  },
)

longTest(
  'fixed balls are in every bet, and the lines are those of the play typed by hand',
  async ({ page, baseURL }) => {
    await speak(page, 'EN', baseURL)
    await openDesk(page, said.EN, '/lott', 'B2BC11X5')
    const plays = main(page).getByRole('navigation', { name: 'Plays' })
    await plays.getByRole('button', { name: 'Any 3' }).click()
    const balls = main(page).getByRole('group', { name: 'Numbers', exact: true })
    for (const ball of ['02', '05', '07', '09']) {
      await balls.getByRole('button', { name: ball, exact: true }).click()
    }
    await expect(main(page).getByText('4 bets').first()).toBeVisible()
    await main(page).getByRole('button', { name: 'Fixed', exact: true }).click()
    await balls.getByRole('button', { name: '05', exact: true }).click()
    await expect(balls.getByRole('button', { name: '05, fixed' })).toBeVisible()
    await expect(main(page).getByText('3 bets').first()).toBeVisible()
    await main(page).getByRole('button', { name: said.EN.add, exact: true }).click()
    await expect(
      main(page)
        .getByText(/02 05 07/)
        .first(),
    ).toBeVisible()
  },
)

longTest(
  'CALL-49: the lottery of Vietnam that was bet on last is above their lobby',
  async ({ page, baseURL }) => {
    const words = said.EN
    await speak(page, 'EN', baseURL)
    await storeToken(page, token)
    await openDesk(page, words, '/vnLottery', 'VNNORTH')
    await main(page).getByRole('button', { name: 'Random numbers' }).click()
    await main(page).getByRole('button', { name: words.add, exact: true }).click()
    await main(page).getByRole('button', { name: words.review }).click()
    const sheet = page.getByRole('dialog', { name: words.confirm })
    await expect(sheet.getByText(/Up to R\$.* per draw and a prize of R\$.* per bet/)).toBeVisible()
    await sheet.getByRole('button', { name: words.bet }).click()
    await expect(sheet).toBeHidden()
    await page.goto('/vnLottery')
    await main(page)
      .getByRole('navigation', { name: 'Recently played' })
      .getByRole('link', { name: 'North' })
      .click()
    await expect(page).toHaveURL(/\/vnLottery\?gameCode=VNNORTH/)
  },
)

longTest(
  'the lottery with the highest prize is above the lobby and leads to its desk',
  async ({ page }) => {
    await page.goto('/lott')
    await isHydrated(page)
    const hero = main(page).getByRole('link', { name: /Jogar$/ })
    await expect(hero.getByText(/R\$\s[\d.]+,\d\d/).last()).toBeVisible()
    await hero.click()
    await expect(page).toHaveURL(/gameCode=BR660/)
  },
)

test('with the keyboard alone a trace that stops on a win is marked, placed, shown and cancelled', async ({
  page,
  baseURL,
}) => {
  const words = said.EN
  const press = async (button: Locator, key = 'Enter') => {
    // Pressing a key on a button that is not ready yet does nothing.
    await expect(button).toBeEnabled()
    await button.focus()
    await page.keyboard.press(key)
  }
  await speak(page, 'EN', baseURL)
  await storeToken(page, token)
  await openDesk(page, words, '/lottery')
  for (const row of words.rows) {
    const balls = main(page).getByRole('region', { name: row })
    await press(balls.getByRole('button', { name: '5', exact: true }), 'Space')
  }
  await press(main(page).getByRole('button', { name: words.add, exact: true }))
  await press(main(page).getByRole('checkbox', { name: words.trace }), 'Space')
  const review = main(page).getByRole('button', { name: words.review })
  await press(review)
  const sheet = page.getByRole('dialog', { name: words.confirm })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await press(review)
  await expect(sheet.getByText(words.until)).toBeVisible()
  await expect(sheet.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await press(sheet.getByRole('button', { name: words.bet }))
  const orders = main(page).getByRole('tabpanel')
  await press(orders.getByRole('button', { name: words.cancel }))
  await expect(orders.getByText(words.cancelled).first()).toBeVisible()
})

testInViews(6, 'lobby and desks', async ({ page, language, look }) => {
  await page.goto('/lott')
  await expect(main(page).getByRole('timer').first()).toBeVisible()
  await look('the lobby')
  for (const code of [daily, 'TCK3', 'B2BCLHC']) {
    await openDesk(page, said[language], '/lott', code)
    await look(`the desk of ${code}`)
  }
  // A lottery drawn every minute: after its first draw each ball shows for how many draws it has been
  // absent.
  const gap = main(page).getByTitle(
    /^(Não sai há|Saiu no último|Not drawn for|Drawn in the last draw)/,
  )
  await expect(async () => {
    await openDesk(page, said[language], '/lott', 'TCFFC')
    await expect(gap.first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 90_000 })
  await expect(main(page).getByRole('button', { name: '7', exact: true }).first()).toBeVisible()
  await look('a desk with gaps')
})
