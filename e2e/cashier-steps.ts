import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createApi } from '@trevo/api-client/create-api.ts'
import {
  addPayee,
  createDeposit,
  getBalance,
  setPaymentPassword,
} from '@trevo/api-client/endpoints.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { goodPassword, register, speak, tokenOf } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts } from './texts.ts'

export const paymentPassword = '482913'

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
export const apiOf = async (page: Page, baseURL: string | undefined): Promise<Api> => {
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

/** What a person's bank does with an order: it pays the charge behind an address. */
export const payAt = async (payUrl: string, cpf: string): Promise<void> => {
  const { origin, host, pathname } = new URL(payUrl)
  const paid = await fetch(`${origin}/sandbox/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ location: host + pathname, cpf, name: 'Ana Souza' }),
  })
  expect(paid.ok).toBe(true)
}

/** 50.00 by Pix, paid at the institution and in the balance. */
const deposit = async (api: Api, cpf: string) => {
  const body = { clientId: randomUUID(), channel: 'PIX', amount: '50.00' } as const
  const { payUrl } = needed(await api.call(createDeposit, { body }))
  await payAt(payUrl ?? '', cpf)
  await expect
    .poll(async () => needed(await api.call(getBalance)).sumBalance, { timeout: 30_000 })
    .toBe('50.00')
}

/** Whether what was deposited has to be played before it can be withdrawn. */
export const wager = (isAsked: boolean) =>
  onDatabase(`update cashier.withdrawal_setting set turnover_bp = ${isAsked ? 10_000 : 0}`)

/** Registered, with 50.00 deposited and nothing else. */
export const joinWithMoney = async (
  page: Page,
  language: LanguageCode,
  baseURL: string | undefined,
) => {
  const cpf = newCpf()
  await speak(page, language, baseURL)
  await register(page, texts[language])
  const api = await apiOf(page, baseURL)
  await deposit(api, cpf)
  return { api, cpf }
}

/** The same with a payment password and a key, and nothing to be played first. */
export const joinReady = async (
  page: Page,
  language: LanguageCode,
  baseURL: string | undefined,
) => {
  const { api, cpf } = await joinWithMoney(page, language, baseURL)
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
  return { cpf }
}
