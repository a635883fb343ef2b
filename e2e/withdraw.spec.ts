import { expect, test, type Page } from '@playwright/test'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { testInViews } from './axe.ts'
import { joinReady, joinWithMoney, paymentPassword, wager } from './cashier-steps.ts'
import { readCode } from './outbox.ts'
import { dialog } from './security-steps.ts'
import { securityWords } from './security-words.ts'
import { goodPassword } from './steps.ts'
import { onDatabase } from './system.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

const own = {
  PT: {
    createPassword: 'Criar senha de pagamento',
    addPayee: 'Cadastrar chave Pix',
    newPayee: 'Nova chave ou conta',
    cpf: 'Seu CPF',
    payment: 'Senha de pagamento',
    save: 'Cadastrar',
    lock: /Faltam R\$\s50,00/,
    addOther: 'Cadastrar outra',
    howMuch: 'Quanto você quer sacar?',
    withdraw: /^Sacar R\$/,
    paid: 'Pago',
    receipt: 'Comprovante',
    fromPeople: /Pix de outros jogadores/,
    confirm: 'Confirmar o que chegou',
    confirmation: 'Confirmação de saque',
    timeout: 'Sem resposta em 30 minutos, o pagamento conta como recebido.',
    yes: 'Já recebi',
    no: 'Não recebi',
    upload: /Enviar o extrato/,
    send: 'Enviar',
    noPicture: 'Escolha uma imagem.',
    unpaid: 'Não foi pago. Voltou para o seu saldo',
    all_received: 'Recebi tudo',
    done: 'Tudo recebido. Saque concluído.',
    forced: 'Recebido por falta de resposta',
    review: 'Em análise',
    cancel: 'Cancelar saque',
    cancelled: 'Cancelado',
  },
  EN: {
    createPassword: 'Create payment password',
    addPayee: 'Add a Pix key',
    newPayee: 'New key or account',
    cpf: 'Your CPF',
    payment: 'Payment password',
    save: 'Add',
    lock: /R\$\s?50\.00 to go/,
    addOther: 'Add another',
    howMuch: 'How much do you want to withdraw?',
    withdraw: /^Withdraw R\$/,
    paid: 'Paid',
    receipt: 'Receipt',
    fromPeople: /Pix from other players/,
    confirm: 'Confirm what arrived',
    confirmation: 'Withdrawal confirmation',
    timeout: 'Payments not confirmed within 30 minutes count as received.',
    yes: 'Already received',
    no: 'Not received',
    upload: /Send a bank statement/,
    send: 'Send',
    noPicture: 'Choose a picture.',
    unpaid: 'Not paid. Returned to your balance',
    all_received: 'All received',
    done: 'All received. The withdrawal is complete.',
    forced: 'Received: no answer in time',
    review: 'Under review',
    cancel: 'Cancel withdrawal',
    cancelled: 'Cancelled',
  },
} as const
type Own = (typeof own)[LanguageCode]

const address = '/member?page=withdraw'

const setPassword = async (page: Page, language: LanguageCode, words: Own) => {
  const s = securityWords[language]
  await page.getByRole('button', { name: words.createPassword }).click()
  const popup = page.getByRole('dialog')
  await popup.locator('input[name="proof"]').fill(goodPassword)
  await popup.getByLabel(s.payment, { exact: true }).fill(paymentPassword)
  await popup.getByLabel(s.paymentAgain).fill(paymentPassword)
  await popup.locator('[type="submit"]').click()
  await expect(popup).toBeHidden()
}

const addKey = async (page: Page, words: Own, cpf: string) => {
  await page.getByRole('button', { name: words.addPayee }).click()
  const popup = dialog(page, words.newPayee)
  await popup.getByLabel(words.cpf).fill(cpf)
  await popup.getByLabel(words.payment, { exact: true }).fill(paymentPassword)
  await popup.getByRole('button', { name: words.save, exact: true }).click()
  await expect(popup).toBeHidden()
}

/** Requests an amount on the open form. */
const ask = async (page: Page, words: Own, amount: string) => {
  await page.getByLabel(words.howMuch).fill(amount)
  await page.getByLabel(words.payment, { exact: true }).fill(paymentPassword)
  await page.getByRole('button', { name: words.withdraw }).click()
}

/** A member who can withdraw at once, at the form. */
const comeReady = async (page: Page, language: LanguageCode, baseURL: string | undefined) => {
  await joinReady(page, language, baseURL)
  await page.goto(address)
  await expect(page.getByLabel(own[language].howMuch)).toBeVisible()
}

/** Withdraws through other people and opens the confirmation popup. */
const askPeople = async (page: Page, words: Own, amount: string) => {
  await page.getByRole('radio', { name: words.fromPeople }).check({ force: true })
  await ask(page, words, amount)
  await page.getByRole('button', { name: words.confirm }).click({ timeout: 40_000 })
  return dialog(page, words.confirmation)
}

test.afterEach(() => wager(true))

const visits = [
  ['PT', { width: 1440, height: 900 }],
  ['EN', { width: 390, height: 844 }],
] as const

const slow = { timeout: 40_000 }

for (const [language, viewport] of visitsInTurn(1, visits)) {
  const words = own[language]

  test(`MEMBER-1: money is withdrawn by Pix, from the first payment password to the receipt (${language})`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    const { cpf } = await joinWithMoney(page, language, baseURL)
    await page.goto(address)
    await setPassword(page, language, words)
    await addKey(page, words, cpf)
    // The deposit must be wagered first, and the page shows it.
    await expect(page.getByText(words.lock)).toBeVisible()
    await wager(false)
    await page.reload()
    await ask(page, words, '30')
    await expect(page.getByRole('heading', { name: words.paid, exact: true })).toBeVisible(slow)
    await expect(page.getByRole('heading', { name: words.receipt })).toBeVisible()
    await expect(page.locator('code', { hasText: /^E\w{31}$/ })).toBeVisible()
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  longTest(
    'a forgotten payment password is reset from the form, by a code to a confirmed contact',
    async ({ page, baseURL }) => {
      const words = own.PT
      const s = securityWords.PT
      const forgot = 'Esqueci a senha de pagamento'
      const newOne = '590742'
      const popup = page.getByRole('dialog')
      await comeReady(page, 'PT', baseURL)
      const email = `ana${Date.now()}@mail.example`

      await test.step('without a confirmed contact a link to confirm one is shown', async () => {
        await page.getByRole('button', { name: forgot }).tap()
        await dialog(page, forgot).getByRole('button', { name: 'Confirmar um contato' }).tap()
        const since = Date.now()
        await popup.getByLabel(s.email, { exact: true }).fill(email)
        await popup.getByLabel(s.myPassword, { exact: true }).fill(goodPassword)
        await popup.getByRole('button', { name: s.sendCode }).tap()
        await popup.getByLabel(s.code).fill(await readCode(page, email, since))
        await popup.getByRole('button', { name: s.confirm, exact: true }).tap()
        await expect(page.getByText(s.emailConfirmed)).toBeVisible()
        await expect(popup).toBeHidden()
      })

      await test.step('a wrong code changes nothing, the right one sets six new digits', async () => {
        await page.getByRole('button', { name: forgot }).tap()
        const since = Date.now()
        await popup.getByLabel(s.myPassword, { exact: true }).fill(goodPassword)
        await popup.getByRole('button', { name: s.sendCode }).tap()
        const right = await readCode(page, email, since)
        await expect(popup.getByText(/^Código enviado para/)).toBeFocused()
        await popup
          .getByLabel('Código', { exact: true })
          .fill(right === '111111' ? '222222' : '111111')
        await popup.getByLabel(s.payment, { exact: true }).fill(newOne)
        await popup.getByLabel(s.paymentAgain).fill('590743')
        const save = popup.getByRole('button', { name: 'Salvar', exact: true })
        await save.tap()
        await expect(popup.getByText('As duas senhas são diferentes.')).toBeVisible()
        await popup.getByLabel(s.paymentAgain).fill(newOne)
        await save.tap()
        await expect(popup.getByText(/código de verificação não é válido/)).toBeVisible()
        await popup.getByLabel('Código', { exact: true }).fill(right)
        await save.tap()
        await expect(page.getByText(s.paymentSaved)).toBeVisible()
        await expect(popup).toBeHidden()
      })

      await test.step('the old digits no longer withdraw anything, the new ones do', async () => {
        await ask(page, words, '20')
        await expect(page.getByText(s.paymentWrong)).toBeVisible()
        await page.getByLabel(words.payment, { exact: true }).fill(newOne)
        await page.getByRole('button', { name: words.withdraw }).tap()
        await expect(page.getByRole('heading', { name: words.paid, exact: true })).toBeVisible(slow)
      })
    },
  )
})

longTest(
  'WITHDRAW-1: what other people paid is received, or not received with a picture',
  async ({ page, baseURL }) => {
    const words = own.PT
    await comeReady(page, 'PT', baseURL)
    const popup = await askPeople(page, words, '50')
    await expect(popup.getByRole('button', { name: words.yes })).toHaveCount(2, slow)
    await popup.getByRole('button', { name: words.yes }).first().click()
    await expect(popup.getByRole('button', { name: words.yes })).toHaveCount(1)

    await popup.getByRole('button', { name: words.no }).click()
    await popup.getByRole('button', { name: words.send, exact: true }).click()
    await expect(popup.getByText(words.noPicture)).toBeVisible()
    const buffer = await page.screenshot()
    const picture = { name: 'extrato.png', mimeType: 'image/png', buffer }
    await popup.getByLabel(words.upload).setInputFiles(picture)
    await popup.getByRole('button', { name: words.send, exact: true }).click()
    // The institution finds that nobody paid: that part is returned.
    await expect(popup.getByText(words.unpaid)).toBeVisible(slow)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: words.paid, exact: true })).toBeVisible(slow)
  },
)

longTest(
  'WITHDRAW-1, WITHDRAW-2: what nobody confirmed in 30 minutes counts as received, and is shown so',
  async ({ page, baseURL }) => {
    const words = own.EN
    await comeReady(page, 'EN', baseURL)
    const popup = await askPeople(page, words, '25')
    await expect(popup.getByText(words.timeout)).toBeVisible(slow)
    await onDatabase(
      `update cashier.peer_payment set answer_until = now() where outcome = 'waiting'`,
    )
    await expect(popup.getByText(words.forced)).toBeVisible(slow)
    await expect(popup.getByText(words.done)).toBeVisible(slow)
  },
)

longTest('WITHDRAW-1: all of it is confirmed by one button', async ({ page, baseURL }) => {
  const words = own.PT
  await comeReady(page, 'PT', baseURL)
  const popup = await askPeople(page, words, '50')
  await popup.getByRole('button', { name: words.all_received }).click(slow)
  await expect(popup.getByText(words.done)).toBeVisible(slow)
})

longTest('a withdrawal under review can be cancelled', async ({ page, baseURL }) => {
  const words = own.PT
  await comeReady(page, 'PT', baseURL)
  const limits = (max: string) =>
    onDatabase(`update cashier.withdrawal_setting set first_max_minor = ${max}`)
  await limits('0')
  try {
    await ask(page, words, '50')
    await expect(page.getByRole('heading', { name: words.review })).toBeVisible(slow)
  } finally {
    await limits('10000000')
  }
  await page.getByRole('button', { name: words.cancel }).click()
  await expect(page.getByRole('heading', { name: words.cancelled })).toBeVisible(slow)
})

testInViews(3, 'withdrawing: the form, its popups and its end', async (walk) => {
  const { page, language, baseURL, look } = walk
  const words = own[language]
  await comeReady(page, language, baseURL)
  await look('withdraw form')
  await page.getByRole('button', { name: words.addOther }).first().click()
  await expect(dialog(page, words.newPayee)).toBeVisible()
  await look('payee popup', 'dialog[open]')
  await page.keyboard.press('Escape')
  const popup = await askPeople(page, words, '50')
  await popup.getByRole('button', { name: words.no }).first().click(slow)
  await look('peer popup', 'dialog[open]')
  await popup.getByRole('button', { name: words.all_received }).click(slow)
  await expect(popup.getByText(words.done)).toBeVisible(slow)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: words.paid, exact: true })).toBeVisible(slow)
  await look('paid withdrawal')
})
