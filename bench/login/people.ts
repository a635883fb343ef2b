import { seal, type SealingKey } from '@trevo/api-client/seal.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import type { Connection } from '../http/connection.ts'
import { registrationForm } from '../../apps/server/src/modules/members/testing/registration-form.ts'

export const password = 'Vale7Longo9Claro'
export const loginPath = '/wps/session/login'
const registerPath = '/wps/member/register'

let asked = 0
type Call = {
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly token?: string
  /** The body is not sealed. */
  readonly isPlain?: true
}
/** Each from its own address, as behind a proxy: limits by address stay in force. */
export const requestOf = ({ method, path, body, token, isPlain }: Call): string => {
  const payload = body === undefined ? '' : JSON.stringify(body)
  asked += 1
  return (
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nlanguage: EN\r\nx-gateway-version: 3\r\n` +
    `x-forwarded-for: 10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}\r\n` +
    (token === undefined ? '' : `authorization: ${token}\r\n`) +
    (body === undefined
      ? '\r\n'
      : `${isPlain ? '' : 'encryption: JWE\r\n'}content-type: application/json\r\n` +
        `content-length: ${payload.length}\r\n\r\n${payload}`)
  )
}

/** The server's response. @throws unless it is 200 */
export const valueOf = ({ status, body }: { status: number; body: string }) => {
  if (status !== 200) throw new Error(`${status} ${body.slice(0, 200)}`)
  return JSON.parse(body).value
}

/** A solved human check, valid for one call. */
export const proveHuman = async (connection: Connection): Promise<string> =>
  solveHumanCheck(
    valueOf(await connection.send(requestOf({ method: 'GET', path: '/wps/captcha/geetest' }))),
  )

export const sealFor = (key: SealingKey, path: string, payload: object) =>
  seal({ path, payload, issuedAtMs: Date.now() }, key)

/** The name of the member with this number. */
export const nameOf = (number: number) => `bench${String(number).padStart(5, '0')}`

/** Registers a new member as a page does. @returns the token of the session */
export const register = async (connection: Connection, key: SealingKey, number: number) => {
  const form = {
    ...registrationForm(nameOf(number), password),
    humanProof: await proveHuman(connection),
  }
  const body = await sealFor(key, registerPath, form)
  const answer = await connection.send(requestOf({ method: 'PUT', path: registerPath, body }))
  return String(valueOf(answer).token)
}

/** The key that bodies are sealed with. */
export const readSealingKey = async (connection: Connection): Promise<SealingKey> => {
  const status = await connection.send(requestOf({ method: 'GET', path: '/wps/system/status' }))
  return valueOf(status).info.encryption.keys[0]
}
