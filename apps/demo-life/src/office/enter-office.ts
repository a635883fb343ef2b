import { createApi, type Api } from '@trevo/api-client/create-api.ts'
import { loginOperator, logoutOperator } from '@trevo/api-client/ops-endpoints.ts'
import { demoRolePassword, demoTotpSecretOf } from '@trevo/demo-members/demo-operators.ts'
import { defaultLanguage } from '@trevo/languages/languages.ts'
import { generateSync } from 'otplib'
import type { Config } from '../config.ts'
import { fetchFor } from '../enter.ts'
import { needed } from '../needed.ts'

export type Place = Pick<Config, 'siteUrl' | 'merchant'>

export const apiAt = (
  baseUrl: string,
  { merchant }: Pick<Place, 'merchant'>,
  getToken: () => string | null,
): Api =>
  createApi({
    baseUrl,
    getToken,
    getLanguage: () => defaultLanguage,
    getMerchant: () => merchant,
    device: 'web',
    ...fetchFor(baseUrl),
  })

/** Signs an operator of the demo in at the back office for some calls, and out again. */
export const withOperator = async (
  opsUrl: string,
  place: Place,
  username: string,
  work: (office: Api) => Promise<void>,
): Promise<void> => {
  let token: string | null = null
  const office = apiAt(opsUrl, place, () => token)
  const code = generateSync({ secret: demoTotpSecretOf(username) })
  token = needed(
    await office.call(loginOperator, { body: { username, password: demoRolePassword, code } }),
  ).token
  try {
    await work(office)
  } finally {
    await office.call(logoutOperator)
  }
}
