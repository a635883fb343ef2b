import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { createApi } from '@trevo/api-client/create-api.ts'
import {
  addPayee,
  createDeposit,
  getBalance,
  setPaymentPassword,
} from '@trevo/api-client/endpoints.ts'
import { testInViews } from './axe.ts'
import { dialog } from './security-steps.ts'
import { securityWords } from './security-words.ts'
import { goodPassword, register, speak, tokenOf } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts } from './texts.ts'

const own = {
  PT: {
    createPassword: 'Criar senha de pagamento',
    addPayee: 'Cadastrar chave Pix',
    newPayee: 'Nova chave ou conta',
    cpf: 'Seu CPF',
    payment: 'Senha de pagamento',
    save: 'Cadastrar',
    lock: /Faltam R\$\s50,00/,
    addOther: 'Incluir outra',
    howMuch: 'Quanto você quer sacar?',
    withdraw: /^Sacar R\$/,
    paid: 'Pago',
    receipt: 'Comprovante',
    fromPeople: /Pix de outras pessoas/,
    confirm: 'Confirmar o que chegou',
    confirmation: 'Confirmação de saque',
    timeout: 'Sem resposta em 30 minutos, conta como recebido.',
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
    fromPeople: /Pix from other people/,
    confirm: 'Confirm what arrived',
    confirmation: 'Withdrawal confirmation',
    timeout: 'Not confirmed within 30 minutes counts as received.',
    yes: 'Already received',
    no: 'Not received',
    upload: /Send the statement/,
    send: 'Send',
    noPicture: 'Choose a picture.',
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

type Api = ReturnType<typeof createApi>

/** The page's own session, without its screens. */
const apiOf = async (page: Page, baseURL: string | undefined): Promise<Api> => {
  const token = await tokenOf(page)
  return createApi({
    baseUrl: baseURL ?? '',
    getToken: () => token,
    getLanguage: () => 'EN',
    getMerchant: () => 'trevo',
    device: 'web',
    timeoutMs: 30_000,
  })
}

const needed = <Value>(answer: { ok: true; value: Value } | { ok: false; code: string }): Value => {
  if (answer.ok) return answer.value
  throw new Error(answer.code)
}

/** 50.00 by Pix, paid at the institution and in the balance. */
const deposit = async (api: Api, cpf: string) => {
  const body = { clientId: randomUUID(), channel: 'PIX', amount: '50.00' } as const
  const { payUrl } = needed(await api.call(createDeposit, { body }))
  const code = new URL(payUrl ?? '')
  await fetch(`${code.origin}/sandbox/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ location: code.host + code.pathname, cpf, name: 'Ana Souza' }),
  })
  await expect
    .poll(async () => needed(await api.call(getBalance)).sumBalance, { timeout: 30_000 })
    .toBe('50.00')
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

const addKey = async (page: Page, words: Own, cpf: string) => {
  await page.getByRole('button', { name: words.addPayee }).click()
  const popup = dialog(page, words.newPayee)
  await popup.getByLabel(words.cpf).fill(cpf)
  await popup.getByLabel(words.payment, { exact: true }).fill(paymentPassword)
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

/** Registered, with 50.00 deposited and nothing else. */
const join = async (page: Page, language: 'PT' | 'EN', baseURL: string | undefined) => {
  const cpf = newCpf()
  await speak(page, language, baseURL)
  await register(page, texts[language])
  const api = await apiOf(page, baseURL)
  await deposit(api, cpf)
  return { api, cpf }
}

/** The same with a payment password and a key, and nothing to be played first. */
const comeReady = async (page: Page, language: 'PT' | 'EN', baseURL: string | undefined) => {
  const { api, cpf } = await join(page, language, baseURL)
  const set = {
    password: goodPassword,
    newPaymentPassword: paymentPassword,
    confirmNewPaymentPassword: paymentPassword,
  }
  needed(await api.call(setPaymentPassword, { body: set }))
  const payee = { kind: 'pix', keyType: 'CPF', key: cpf } as const
  const body = { paymentPassword, clientId: randomUUID(), payee }
  needed(await api.call(addPayee, { body }))
  await wager(false)
  await page.goto(address)
  await expect(page.getByLabel(own[language].howMuch)).toBeVisible()
}

/** Asks people for money and opens the popup in which it is confirmed. */
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

for (const [language, viewport] of visits) {
  const words = own[language]

  test(`MEMBER-1: money leaves by Pix, from the first payment password to the receipt (${language})`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    const { cpf } = await join(page, language, baseURL)
    await page.goto(address)
    await setPassword(page, language, words)
    await addKey(page, words, cpf)
    // What was deposited is to be played first, and the page says so.
    await expect(page.getByText(words.lock)).toBeVisible()
    await wager(false)
    await page.reload()
    await ask(page, words, '30')
    await expect(page.getByRole('heading', { name: words.paid, exact: true })).toBeVisible(slow)
    await expect(page.getByRole('heading', { name: words.receipt })).toBeVisible()
    await expect(page.locator('code', { hasText: /^E\w{31}$/ })).toBeVisible()
  })
}

test('WITHDRAW-1: what other people paid is received, or not received with a picture', async ({
  page,
  baseURL,
}) => {
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
  // The institution finds that nobody paid: that part is back.
  await expect(popup.getByText(words.unpaid)).toBeVisible(slow)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: words.paid, exact: true })).toBeVisible(slow)
})

test('WITHDRAW-1, WITHDRAW-2: what nobody confirmed in 30 minutes counts as received, and says so', async ({
  page,
  baseURL,
}) => {
  const words = own.EN
  await comeReady(page, 'EN', baseURL)
  const popup = await askPeople(page, words, '25')
  await expect(popup.getByText(words.timeout)).toBeVisible(slow)
  await onDatabase(`update cashier.peer_payment set answer_until = now() where outcome = 'waiting'`)
  await expect(popup.getByText(words.forced)).toBeVisible(slow)
  await expect(popup.getByText(words.done)).toBeVisible(slow)
})

test('WITHDRAW-1: all of it is confirmed by one button', async ({ page, baseURL }) => {
  const words = own.PT
  await comeReady(page, 'PT', baseURL)
  const popup = await askPeople(page, words, '50')
  await popup.getByRole('button', { name: words.all_received }).click(slow)
  await expect(popup.getByText(words.done)).toBeVisible(slow)
})

test('a withdrawal that is looked at can be cancelled', async ({ page, baseURL }) => {
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

testInViews(1, 'withdrawing: the form, its popups and its end', async (walk) => {
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
