import { isLanguageCode } from '@trevo/languages/languages.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createApi, type Api } from '../../../../packages/api-client/src/create-api.ts'
import {
  getOperator,
  loginOperator,
  logoutOperator,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import { readPorts } from '../../../common/ports.ts'
import { ask } from '../ask.ts'
import { Declined, requireValue } from '../declined.ts'
import { findStoredSession, forgetSession, keepSession } from './stored-session.ts'

export type Session = {
  readonly api: Api
  readonly operator: string
  /** Without an authenticator the session can only be used to turn one on. */
  readonly mustEnrol: boolean
  /** A session from an earlier command, kept afterwards. */
  readonly isKept: boolean
  /** Typed again before what only the operator in person may change. */
  readonly askPassword: () => Promise<string>
  /** Continues under the returned token. */
  renew(entered: { readonly token: string | null }): void
  /** Kept for the commands that follow. */
  keep(): Promise<void>
  leave(): Promise<void>
}

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** OPERATOR_URL, else the system that `npm start` runs on this machine. */
const findSystem = async (): Promise<string> => {
  const given = process.env['OPERATOR_URL']
  const dataDir = process.env['TREVO_DATA'] ?? '.trevo/data'
  const started = await readFile(path.join(dataDir, 'system.json'), 'utf8').catch(() => undefined)
  const known = started === undefined ? undefined : JSON.parse(started).opsUrl
  const url = new URL(given ?? known ?? `http://127.0.0.1:${readPorts().ops}`)
  // The password is sealed in any case, but the session token could be read in transit.
  if (url.protocol !== 'https:' && !loopback.has(url.hostname)) {
    throw new Declined(`${url.origin} is neither this machine nor reached by https.`)
  }
  return url.origin
}

const logIn = async (api: Api, user: string | undefined) => {
  const env = process.env
  const username = user ?? (await ask('Operator'))
  const password = env['OPERATOR_PASSWORD'] ?? (await ask('Password', true))
  const tryWith = (code?: string) =>
    api.call(loginOperator, { body: { username, password, ...(code !== undefined && { code }) } })
  let answer = await tryWith()
  if (!answer.ok && answer.code === 'operator.code_required') {
    answer = await tryWith(env['OPERATOR_CODE'] ?? (await ask('Code of the authenticator', true)))
  }
  return requireValue(Promise.resolve(answer))
}

/** The stored session, or a login for one command that prompts for everything missing in the environment. */
export const enter = async (name: string | undefined): Promise<Session> => {
  const env = process.env
  const origin = await findSystem()
  const held: { token?: string } = {}
  const api = createApi({
    baseUrl: origin,
    getToken: () => held.token,
    getLanguage: () => {
      const asked = env['OPERATOR_LANGUAGE']
      return isLanguageCode(asked) ? asked : 'EN'
    },
    getMerchant: () => env['OPERATOR_MERCHANT'] ?? 'trevo',
    device: 'web',
  })
  const sessionOf = (operator: string, more: Pick<Session, 'mustEnrol' | 'isKept'>): Session => ({
    api,
    operator,
    ...more,
    askPassword: async () => env['OPERATOR_PASSWORD'] ?? ask('Password again', true),
    renew: ({ token }) => {
      if (token !== null) held.token = token
    },
    keep: () => keepSession({ origin, operator, token: held.token ?? '' }),
    leave: async () => {
      await api.call(logoutOperator)
      if (more.isKept) await forgetSession()
    },
  })

  const user = name ?? env['OPERATOR_USER']
  const kept = await findStoredSession(origin, user)
  if (kept) {
    held.token = kept.token
    const known = await api.call(getOperator)
    if (known.ok) return sessionOf(kept.operator, { mustEnrol: false, isKept: true })
    delete held.token
  }
  const { token, operator, mustEnrol } = await logIn(api, user)
  held.token = token
  return sessionOf(operator, { mustEnrol, isKept: false })
}
