import { expect, type Browser, type Page } from '@playwright/test'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { getSystemStatus, setPaymentPassword } from '@trevo/api-client/endpoints.ts'
import type { SealingKey } from '@trevo/api-client/seal.ts'
import { paymentPassword } from './cashier-steps.ts'
import { newMember } from './people.ts'
import { goodPassword, isHydrated, newName, openGame, storeToken } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts } from './texts.ts'

export { paymentPassword }

/** A member with 1,000.00, a payment password, and one settled bet. */
export const joinAndPlay = async (browser: Browser, baseURL: string | undefined) => {
  const username = newName()
  const { token, api: open } = await newMember({ username, reais: 1_000 })
  const status = await open.call(getSystemStatus)
  if (!status.ok) throw new Error(status.code)
  const sealingKeys = status.value.info.encryption.keys as readonly SealingKey[]
  const api = createTestApi({
    baseUrl: baseURL ?? '',
    token,
    getLanguage: () => 'PT',
    sealingKeys,
  })
  const set = await api.call(setPaymentPassword, {
    body: {
      password: goodPassword,
      newPaymentPassword: paymentPassword,
      confirmNewPaymentPassword: paymentPassword,
    },
  })
  if (!set.ok) throw new Error(set.code)
  const [row] = await onDatabase(
    `select member_id::text as id from members.member where account = 'trevo@${username}'`,
  )
  const memberId = String(row?.['id'])
  // One spin is enough for a ticket for the wheel, as if much had counted before.
  await onDatabase(
    `update rewards.mission set target = 100 where draw_kind = 'PRIZE_WHEEL'`,
    `insert into rewards.play_budget values (${memberId}, 'missions', -1000000)`,
  )
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
  const page = await context.newPage()
  await storeToken(page, token)
  const game = await openGame(page, texts.PT)
  await game.getByRole('button', { name: texts.PT.spin }).click()
  await expect(async () => {
    const found = await onDatabase(
      `select id from rewards.counted_bet where state = 'settled' and member_id = ${memberId}`,
    )
    expect(found).not.toEqual([])
  }).toPass({ timeout: 20_000 })
  await context.close()
  return { token, memberId, api }
}

/** The page as seen by the member who owns the token. */
export const visitAs = async (page: Page, token: string, address: string) => {
  await storeToken(page, token)
  await page.goto(address)
  await isHydrated(page)
}
