import { expect, type Browser, type Page } from '@playwright/test'
import { createApi } from '@trevo/api-client/create-api.ts'
import { getSystemStatus, setPaymentPassword } from '@trevo/api-client/endpoints.ts'
import type { SealingKey } from '@trevo/api-client/seal.ts'
import { paymentPassword } from './cashier-steps.ts'
import {
  deposit,
  goodPassword,
  isHydrated,
  newName,
  openGame,
  register,
  storeToken,
  tokenOf,
} from './steps.ts'
import { onDatabase } from './system.ts'
import { texts } from './texts.ts'

export { paymentPassword }

/** A member with 1,000.00, a payment password, and one settled bet. */
export const joinAndPlay = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
  const page = await context.newPage()
  const username = newName()
  await register(page, texts.PT, username)
  await deposit(page, texts.PT, 1_000)
  const token = (await tokenOf(page)) ?? ''
  const own = { baseUrl: baseURL ?? '', getToken: () => token, getMerchant: () => 'trevo' }
  const open = createApi({ ...own, getLanguage: () => 'PT', device: 'web' })
  const status = await open.call(getSystemStatus)
  if (!status.ok) throw new Error(status.code)
  const sealingKeys = status.value.info.encryption.keys as readonly SealingKey[]
  const api = createApi({ ...own, getLanguage: () => 'PT', device: 'web', sealingKeys })
  const set = await api.call(setPaymentPassword, {
    body: {
      password: goodPassword,
      newPaymentPassword: paymentPassword,
      confirmNewPaymentPassword: paymentPassword,
    },
  })
  if (!set.ok) throw new Error(set.code)
  const game = await openGame(page, texts.PT)
  await game.getByRole('button', { name: texts.PT.spin }).click()
  const [row] = await onDatabase(
    `select member_id::text as id from members.member where account = 'trevo@${username}'`,
  )
  const memberId = String(row?.['id'])
  await expect(async () => {
    const found = await onDatabase(
      `select id from rewards.stake where state = 'settled' and member_id = ${memberId}`,
    )
    expect(found).not.toEqual([])
  }).toPass({ timeout: 20_000 })
  await context.close()
  return { token, memberId, api }
}

/** The page as the member of the token sees it. */
export const visitAs = async (page: Page, token: string, address: string) => {
  await storeToken(page, token)
  await page.goto(address)
  await isHydrated(page)
}
