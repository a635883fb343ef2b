import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Passkey, PasskeyResponse } from '@trevo/contract/wps/security/passkeys.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { z } from 'zod'
import { clientDataOf } from '../domain/passkey-origin.ts'

/** What a device answered; its deeper shape is the library's. */
export type DeviceResponse = z.output<typeof PasskeyResponse>
/** For `navigator.credentials`, as the library makes them. */
export type DeviceOptions = Record<string, unknown>

/** What is kept of a passkey to check its answers. */
export type Credential = {
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: string[]
}

/** What was asked of the device, and its answer. */
export type Question = {
  readonly challenge: string
  /** Of the page that asked. */
  readonly origin: string
  readonly host: string
  readonly response: DeviceResponse
}

/** A stored passkey as its owner sees it. */
export const presentPasskey = (one: {
  readonly passkeyId: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}): z.input<typeof Passkey> => ({
  passkeyId: one.passkeyId,
  name: one.name,
  createdAt: one.createdAt.toISOString(),
  lastUsedAt: one.lastUsedAt?.toISOString() ?? null,
})

export const passkeysMax = 10
export const challengeLifeMs = 5 * minuteMs
/** EdDSA, ES256 and RS256 (COSE), which every current device supports. */
const algorithms = [-8, -7, -257]

export const failed = () => new Refusal('passkey.failed')

export const nameOf = (typed: string) => typed.replaceAll(/[\p{C}<>]/gu, '').trim() || 'Passkey'

/** Page and challenge that the device signed. @throws Refusal `passkey.failed` where it is not to be read */
export const readClient = (response: DeviceResponse) => {
  const client = clientDataOf(response.response['clientDataJSON'])
  if (!client) throw failed()
  return client
}

const listed = (own: readonly Credential[]) =>
  own.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

/** Options for another passkey of a person at a host. */
export const askNew = async (person: {
  readonly host: string
  readonly brandName: string
  readonly username: string
  readonly userId: Buffer
  readonly own: readonly Credential[]
}) =>
  generateRegistrationOptions({
    rpName: person.brandName,
    rpID: person.host,
    userName: person.username,
    userID: new Uint8Array(person.userId),
    excludeCredentials: listed(person.own),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** Options for an answer by one of these, or by any where none is named. */
export const askKnown = async (host: string, own: readonly Credential[]) =>
  generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required',
    allowCredentials: listed(own),
  })

const expected = ({ challenge, origin, host, response }: Question) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: host,
  requireUserVerification: true,
  response: response as never, // shaped by the contract; the library checks the rest
})

/** The credential that a device has created. @throws Refusal `passkey.failed` */
export const verifyNew = async (question: Question): Promise<Credential> => {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected(question),
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) throw failed()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports,
  }
}

/** The count of signatures after the answer. @throws Refusal `passkey.failed` */
export const verifyKnown = async (question: Question, known: Credential): Promise<number> => {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected(question),
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: known.signCount,
      transports: known.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) throw failed()
  return authenticationInfo.newCounter
}
