import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { dialog } from './security-steps.ts'
import { securityWords } from './security-words.ts'
import { goodPassword, register, speak } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts, type Words } from './texts.ts'

const own = {
  PT: {
    createPassword: 'Criar senha de pagamento',
    loginPassword: 'Sua senha de acesso',
    addPayee: 'Cadastrar chave Pix',
    newPayee: 'Nova chave ou conta',
    cpf: 'Seu CPF',
    payment: 'Senha de pagamento',
    save: 'Cadastrar',
    lock: /Faltam R\$\s50,00/,
    howMuch: 'Quanto você quer sacar?',
    all: 'Sacar tudo',
    withdraw: /^Sacar R\$/,
    paid: 'Pago',
    receipt: 'Comprovante',
    records: 'Seus saques',
    fromPeople: /Pix de outras pessoas/,
    confirm: 'Confirmar o que chegou',
    confirmation: 'Confirmação de saque',
    timeout: 'Sem resposta em 30 minutos, conta como recebido.',
    yes: 'Já recebi',
    no: 'Não recebi',
    upload: /Enviar o extrato/,
    send: 'Enviar',
    noPicture: 'Escolha uma imagem.',
    denied: 'Não recebido. Estamos verificando',
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
    loginPassword: 'Your login password',
    addPayee: 'Add a Pix key',
    newPayee: 'New key or account',
    cpf: 'Your CPF',
    payment: 'Payment password',
    save: 'Add',
    lock: /R\$\s?50\.00 to go/,
    howMuch: 'How much do you want to withdraw?',
    all: 'Withdraw all',
    withdraw: /^Withdraw R\$/,
    paid: 'Paid',
    receipt: 'Receipt',
    records: 'Your withdrawals',
    fromPeople: /Pix from other people/,
    confirm: 'Confirm what arrived',
    confirmation: 'Withdrawal confirmation',
    timeout: 'Not confirmed within 30 minutes counts as received.',
    yes: 'Already received',
    no: 'Not received',
    upload: /Send the statement/,
    send: 'Send',
    noPicture: 'Choose a picture.',
    denied: 'Not received. We are looking into it',
    unpaid: 'Not paid. Back in your balance',
    all_received: 'All received',
    done: 'All received. The withdrawal is complete.',
    forced: 'Received: nobody answered in time',
    review: 'Being looked at',
    cancel: 'Cancel withdrawal',
    cancelled: 'Cancelled',
  },
} as const
type Own = (typeof own)['PT' | 'EN']

const paymentPassword = '482913'
const address = '/member?page=withdraw'

/** A CPF that nobody has, with right check digits. */
const newCpf = (): string => {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 9))
  for (const weight of [10, 11]) {
    const sum = digits.reduce((all, digit, at) => all + digit * (weight - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

/** Deposits by Pix at the institution, and answers where its controls are. */
const deposit = async (page: Page, request: APIRequestContext, shell: Words, cpf: string) => {
  await page.goto('/member?page=depositv2')
  await page
    .getByRole('button', { name: /R\$\s?50(,00|\.00)?$/ })
    .first()
    .click()
  await page.getByRole('button', { name: shell.makeCode }).click()
  const link = page.getByRole('link', { name: shell.payHere })
  const code = new URL((await link.getAttribute('href')) ?? '')
  const order = { location: code.host + code.pathname, cpf, name: 'Ana Souza' }
  await request.post(`${code.origin}/sandbox/payments`, { data: order })
  await expect(page.getByRole('heading', { name: shell.credited })).toBeVisible({ timeout: 20_000 })
}

const setPassword = async (page: Page, language: 'PT' | 'EN', words: Own) => {
  const s = securityWords[language]
  await page.getByRole('button', { name: words.createPassword }).click()
  const popup = page.getByRole('dialog')
  await popup.locator('input[name="proof"]').fill(goodPassword)
  await popup.getByLabel(s.payment, { exact: true }).fill(paymentPassword)
  await popup.getByLabel(s.paymentAgain).fill(paymentPassword)
  await popup.locator('[type="submit"]').click()
  await expect(popup).toBeHidden()
}

type Look = (where: string, part?: string) => Promise<void>

const addKey = async (page: Page, words: Own, cpf: string, look?: Look) => {
  await page.getByRole('button', { name: words.addPayee }).click()
  const popup = dialog(page, words.newPayee)
  await popup.getByLabel(words.cpf).fill(cpf)
  await popup.getByLabel(words.payment, { exact: true }).fill(paymentPassword)
  await look?.('payee popup', 'dialog[open]')
  await popup.getByRole('button', { name: words.save, exact: true }).click()
  await expect(popup).toBeHidden()
}

/** Asks for an amount on the open form. */
const ask = async (page: Page, words: Own, amount: string) => {
  await page.getByLabel(words.howMuch).fill(amount)
  await page.getByLabel(words.payment, { exact: true }).fill(paymentPassword)
  await page.getByRole('button', { name: words.withdraw }).click()
}

const wager = (isAsked: boolean) =>
  onDatabase(`update cashier.withdrawal_setting set turnover_bp = ${isAsked ? 10_000 : 0}`)

/** Registered, with a payment password, a key, and 50.00 that may leave. */
const comeWithMoney = async (
  page: Page,
  request: APIRequestContext,
  language: 'PT' | 'EN',
  baseURL: string | undefined,
  look?: Look,
) => {
  const words = own[language]
  const cpf = newCpf()
  await speak(page, language, baseURL)
  await register(page, texts[language])
  await deposit(page, request, texts[language], cpf)
  await page.goto(address)
  await setPassword(page, language, words)
  await addKey(page, words, cpf, look)
  // What was deposited is to be played first, and the page says so.
  await expect(page.getByText(words.lock)).toBeVisible()
  await wager(false)
  await page.reload()
  await expect(page.getByLabel(words.howMuch)).toBeVisible()
}

test.afterEach(() => wager(true))

const visits = [
  ['PT', { width: 1440, height: 900 }],
  ['EN', { width: 390, height: 844 }],
] as const

for (const [language, viewport] of visits) {
  const words = own[language]

  test(`MEMBER-1: money leaves by Pix, from the first payment password to the receipt (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    await comeWithMoney(page, request, language, baseURL)
    await ask(page, words, '30')
    await expect(page.getByRole('heading', { name: words.paid, exact: true })).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByRole('heading', { name: words.receipt })).toBeVisible()
    await expect(page.locator('code', { hasText: /^E\w{31}$/ })).toBeVisible()
    await expect(page.getByText(/R\$\s?20[.,]00/).first()).toBeVisible()
  })

  test(`WITHDRAW-1, WITHDRAW-2: what other people paid is confirmed, part by part or all at once (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    await comeWithMoney(page, request, language, baseURL)
    await page.getByRole('radio', { name: words.fromPeople }).check({ force: true })
    await ask(page, words, '50')
    await page.getByRole('button', { name: words.confirm }).click({ timeout: 20_000 })
    const popup = dialog(page, words.confirmation)
    await expect(popup.getByRole('button', { name: words.yes })).toHaveCount(2)
    await expect(popup.getByText(words.timeout)).toBeVisible()
    await popup.getByRole('button', { name: words.yes }).first().click()
    await expect(popup.getByRole('button', { name: words.yes })).toHaveCount(1)

    await popup.getByRole('button', { name: words.no }).click()
    await popup.getByRole('button', { name: words.send, exact: true }).click()
    await expect(popup.getByText(words.noPicture)).toBeVisible()
    await popup.getByLabel(words.upload).setInputFiles({
      name: 'extrato.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await popup.getByRole('button', { name: words.send, exact: true }).click()
    await expect(popup.getByText(words.denied).or(popup.getByText(words.unpaid))).toBeVisible()
    // The institution found that nobody paid: that part is back.
    await expect(popup.getByText(words.unpaid)).toBeVisible({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: words.paid, exact: true })).toBeVisible({
      timeout: 20_000,
    })

    await page.goto(address)
    await page.getByRole('radio', { name: words.fromPeople }).check({ force: true })
    await ask(page, words, '25')
    await page.getByRole('button', { name: words.confirm }).click({ timeout: 20_000 })
    await onDatabase(
      `update cashier.peer_payment set answer_until = now() where outcome = 'waiting'`,
    )
    await expect(popup.getByText(words.forced)).toBeVisible({ timeout: 20_000 })
    await expect(popup.getByText(words.done)).toBeVisible()
  })
}

test('WITHDRAW-1: all of it is confirmed by one button (PT)', async ({
  page,
  request,
  baseURL,
}) => {
  const words = own.PT
  await comeWithMoney(page, request, 'PT', baseURL)
  await page.getByRole('radio', { name: words.fromPeople }).check({ force: true })
  await ask(page, words, '50')
  await page.getByRole('button', { name: words.confirm }).click({ timeout: 20_000 })
  const popup = dialog(page, words.confirmation)
  await popup.getByRole('button', { name: words.all_received }).click({ timeout: 20_000 })
  await expect(popup.getByText(words.done)).toBeVisible()
})

test('a withdrawal that is looked at can be cancelled', async ({ page, request, baseURL }) => {
  const words = own.PT
  await comeWithMoney(page, request, 'PT', baseURL)
  const limits = (max: string) =>
    onDatabase(`update cashier.withdrawal_setting set first_max_minor = ${max}`)
  await limits('0')
  try {
    await ask(page, words, '50')
    await expect(page.getByRole('heading', { name: words.review })).toBeVisible()
  } finally {
    await limits('10000000')
  }
  await page.getByRole('button', { name: words.cancel }).click()
  await expect(page.getByRole('heading', { name: words.cancelled })).toBeVisible()
  await expect(page.getByText(/R\$\s?50[.,]00/).first()).toBeVisible()
})

testInViews(
  1,
  'withdrawing: the steps before it, the form, its popups and its end',
  async (walk) => {
    const { page, language, baseURL, look } = walk
    const words = own[language]
    await comeWithMoney(page, page.request, language, baseURL, look)
    await look('withdraw form')
    await page.getByRole('radio', { name: words.fromPeople }).check({ force: true })
    await ask(page, words, '50')
    await page.getByRole('button', { name: words.confirm }).click({ timeout: 20_000 })
    const popup = dialog(page, words.confirmation)
    await popup.getByRole('button', { name: words.no }).first().click({ timeout: 20_000 })
    await look('peer popup', 'dialog[open]')
    await popup.getByRole('button', { name: words.all_received }).click({ timeout: 20_000 })
    await expect(popup.getByText(words.done)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: words.paid, exact: true })).toBeVisible({
      timeout: 20_000,
    })
    await look('paid withdrawal')
  },
)
