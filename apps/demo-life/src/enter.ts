import { defaultLanguage } from '@trevo/languages/languages.ts'
import { createApi, type Api } from '@trevo/api-client/create-api.ts'
import { getHumanChallenge, getSystemStatus, login } from '@trevo/api-client/endpoints.ts'
import { demoAgentPassword, type DemoMember } from '@trevo/demo-members/demo-members.ts'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Config } from './config.ts'
import { fetchOnThisMachine } from '@trevo/platform/fetch-on-this-machine.ts'
import { needed } from './needed.ts'

const proveHuman = async (api: Api): Promise<string> => {
  const challenge = needed(await api.call(getHumanChallenge)) as unknown as Challenge // the type the library created
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Throws unless the platform answers as a demo brand. */
export const requireDemoBrand = async (config: Config): Promise<void> => {
  const { info } = needed(await apiFor(config, () => null).call(getSystemStatus))
  if (!info.brand.demo)
    throw new Error(`the brand ${config.merchant} is not a demo: programs do not play there`)
}

type Place = Pick<Config, 'siteUrl' | 'merchant'>

/** Names below `localhost`, as the brand of Brazil has one, are not known to every resolver. */
export const fetchFor = (siteUrl: string): { readonly fetch?: typeof fetch } =>
  new URL(siteUrl).hostname.endsWith('.localhost') ? { fetch: fetchOnThisMachine } : {}

const apiFor = (
  { siteUrl, merchant }: Place,
  getToken: () => string | null,
  onSessionLost: () => void = () => undefined,
): Api =>
  createApi({
    baseUrl: siteUrl,
    getToken,
    getLanguage: () => defaultLanguage,
    getMerchant: () => merchant,
    device: 'mobile',
    onSessionLost,
    ...fetchFor(siteUrl),
  })

export type Entered = { readonly member: DemoMember; readonly api: Api }

/** Signs an account of the demo in at the site, as its page does. */
const signIn = async (
  api: Api,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<string> => {
  const humanProof = await proveHuman(api)
  const body = { type: 'username', username, password, humanProof } as const
  return needed(await api.call(login, { body })).token
}

/** The session of one of the demo's agents. */
export const enterAsAgent = async (config: Config, username: string): Promise<Api> => {
  let token: string | null = null
  const api = apiFor(config, () => token)
  token = await signIn(api, { username, password: demoAgentPassword })
  return api
}

export type Door = (member: DemoMember) => Promise<Entered>

/** Members' sessions, each opened by an ordinary login and kept until the platform ends it. */
export const createDoor = (config: Place & Pick<Config, 'password'>): Door => {
  const open = new Map<string, Entered>()
  return async (member) => {
    const { username } = member
    const known = open.get(username)
    if (known) return known
    let token: string | null = null
    const api = apiFor(
      config,
      () => token,
      () => open.delete(username),
    )
    token = await signIn(api, { username, password: config.password })
    const entered = { member, api }
    open.set(username, entered)
    return entered
  }
}
