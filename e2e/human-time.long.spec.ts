import { expect, test, type Locator, type Page } from '@playwright/test'
import { createCounter } from '@trevo/testkit/keystroke-level.ts'
import { joinReady, paymentPassword, wager } from './cashier-steps.ts'
import { createListener, createTouch, expectAnnounced, listenToRegions } from './human-time.ts'
import { payAt } from './people.ts'
import { isHydrated } from './steps.ts'
import { texts } from './texts.ts'

const words = texts.PT
/** Maximum human time for the whole journey, in seconds. */
const secondsMax = 90

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
test.afterEach(() => wager(true))

/** Everything is found by role and name, as by a person who cannot see the screen. */
const partsOf = (page: Page) => {
  const main = page.getByRole('main')
  const game = page.frameLocator('iframe')
  return {
    deposit: page.getByRole('link', { name: 'Depositar', exact: true }),
    fifty: main.getByRole('button', { name: /^R\$\s50(,00)?$/ }),
    makeCode: main.getByRole('button', { name: words.makeCode }),
    copy: main.getByRole('button', { name: 'Copiar', exact: true }),
    pay: main.getByRole('link', { name: words.payHere }),
    toGames: main.getByRole('link', { name: 'Ver os jogos' }),
    tiger: main.getByRole('link', { name: /Tigre da Sorte/ }),
    spin: game.getByRole('button', { name: words.spin }),
    leave: page.getByRole('button', { name: 'Voltar ao lobby' }),
    accountMenu: page.getByRole('button', { name: words.accountMenu }),
    menuWithdraw: page.getByRole('link', { name: 'Sacar', exact: true }),
    amount: main.getByRole('textbox', { name: 'Quanto você quer sacar?' }),
    password: main.getByRole('textbox', { name: 'Senha de pagamento' }),
    withdraw: main.getByRole('button', { name: /^Sacar R\$\s20,00$/ }),
    receipt: main.getByRole('region', { name: 'Comprovante' }),
  }
}

/** The bank's own application, whose time does not count: pays the code that was copied. */
const payCopied = async (page: Page, cpf: string, link: Locator) => {
  const address = await link.getAttribute('href')
  await payAt(address ?? '', cpf)
  await expectAnnounced(page, /Depósito de R\$\s50,00: Creditado/)
}

for (const way of ['touch', 'keyboard and ear'] as const) {
  test(`deposit, play and withdrawal by ${way} take a person less than ${secondsMax} seconds`, async ({
    page,
    baseURL,
  }, { annotations }) => {
    test.slow()
    await listenToRegions(page)
    const { cpf } = await joinReady(page, 'PT', baseURL)
    await page.goto('/')
    await isHydrated(page)
    const counter = createCounter()
    const person = way === 'touch' ? createTouch(page, counter) : createListener(page, counter)
    const parts = partsOf(page)

    await counter.step('asks for a Pix code of R$ 50', async () => {
      await person.pressBefore(parts.deposit)
      await person.press(parts.fifty)
      await person.press(parts.makeCode)
      await expectAnnounced(page, /Depósito de R\$\s50,00: Aguardando/)
    })
    await counter.step('copies it, and the bank pays', async () => {
      await person.press(parts.copy)
      await payCopied(page, cpf, parts.pay)
    })
    await counter.step('opens a game and spins', async () => {
      await person.press(parts.toGames)
      await person.press(parts.tiger)
      await expect(page).toHaveURL(/\/seamless/)
      await person.press(parts.spin)
      await expectAnnounced(page, words.spinResult, 'game')
      await expect(parts.spin).toBeEnabled({ timeout: 20_000 })
    })
    await counter.step('goes to the withdrawal', async () => {
      await person.pressBefore(parts.leave)
      await person.pressBefore(parts.accountMenu)
      await person.press(parts.menuWithdraw)
    })
    await counter.step('requests R$ 20 and confirms', async () => {
      await person.enter(parts.amount)
      await person.type('20')
      await person.enter(parts.password)
      await person.type(paymentPassword)
      await person.press(parts.withdraw)
      await expectAnnounced(page, /Saque de R\$\s20,00: Pago/)
    })
    await expect(parts.receipt).toBeVisible()

    const seconds = counter.seconds()
    annotations.push({
      type: 'human time',
      description: `${counter.table()}\n${seconds.toFixed(1)} s`,
    })
    expect(seconds).toBeLessThan(secondsMax)
  })
}
