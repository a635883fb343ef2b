import { randomUUID } from 'node:crypto'
import { type Page } from '@playwright/test'
import { addPayee, setPaymentPassword } from '@trevo/api-client/endpoints.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { cpfOf, joinAs, needed } from './people.ts'
import { goodPassword, speak } from './steps.ts'
import { onDatabase } from './system.ts'

export const paymentPassword = '482913'

/** Whether the deposit must be wagered before it can be withdrawn. */
export const wager = (isAsked: boolean) =>
  onDatabase(`update cashier.withdrawal_setting set turnover_bp = ${isAsked ? 10_000 : 0}`)

/** Registered, with 50.00 deposited and nothing else. */
export const joinWithMoney = async (
  page: Page,
  language: LanguageCode,
  baseURL: string | undefined,
) => {
  await speak(page, language, baseURL)
  const member = await joinAs(page, { language, reais: 50 })
  return { api: member.api, cpf: await cpfOf(member) }
}

/** The same with a payment password and a key, and nothing left to wager. */
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
  const { bankCardId } = needed(await api.call(addPayee, { body }))
  await wager(false)
  return { api, cpf, bankCardId }
}
