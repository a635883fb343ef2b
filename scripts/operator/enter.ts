import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createApi, type Api } from '../../packages/api-client/src/create-api.ts'
import { loginOperator, logoutOperator } from '../../packages/api-client/src/ops-endpoints.ts'
import { readPorts } from '../ports.ts'
import { ask } from './ask.ts'
import { Declined, demand } from './declined.ts'

export type Session = {
  readonly api: Api
  readonly operator: string
  /** Typed again before what only the operator in person may change. */
  readonly askPassword: () => Promise<string>
  leave(): Promise<void>
}

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** OPERATOR_URL, else the system that `npm start` runs on this machine. */
const findSystem = async (): Promise<string> => {
  const given = process.env['OPERATOR_URL']
  const dataDir = process.env['TREVO_DATA'] ?? '.trevo/data'
  const started = await readFile(path.join(dataDir, 'system.json'), 'utf8').catch(() => undefined)
  const known = started === undefined ? undefined : JSON.parse(started).siteUrl
  const url = new URL(given ?? known ?? `http://127.0.0.1:${readPorts().site}`)
  // The password is sealed in any case, but the token of the session would be read on the way.
  if (url.protocol !== 'https:' && !loopback.has(url.hostname)) {
    throw new Declined(`${url.origin} is neither this machine nor reached by https.`)
  }
  return url.origin
}

/** Logs in for one command, with whatever the environment does not say asked for. */
export const enter = async (user: string | undefined): Promise<Session> => {
  const env = process.env
  const held: { token?: string } = {}
  const api = createApi({
    baseUrl: await findSystem(),
    getToken: () => held.token,
    getLanguage: () => (env['OPERATOR_LANGUAGE'] === 'PT' ? 'PT' : 'EN'),
    getMerchant: () => env['OPERATOR_MERCHANT'] ?? 'trevo',
    device: 'web',
  })
  const username = user ?? env['OPERATOR_USER'] ?? (await ask('Operator'))
  const password = env['OPERATOR_PASSWORD'] ?? (await ask('Password', true))
  const logIn = (code?: string) =>
    api.call(loginOperator, { body: { username, password, ...(code !== undefined && { code }) } })
  let answer = await logIn()
  if (!answer.ok && answer.code === 'operator.code_required') {
    answer = await logIn(env['OPERATOR_CODE'] ?? (await ask('Code of the authenticator', true)))
  }
  const entered = await demand(Promise.resolve(answer))
  held.token = entered.token
  return {
    api,
    operator: entered.operator,
    askPassword: async () => env['OPERATOR_PASSWORD'] ?? ask('Password again', true),
    leave: async () => void (await api.call(logoutOperator)),
  }
}
