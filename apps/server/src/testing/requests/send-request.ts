import { seal, type SealingKey } from '@trevo/api-client/seal.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { callPrefix, vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import { getSigningKey, type VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { signatureOf } from '@trevo/vendor-kit/signing/sign.ts'
import * as fc from 'fast-check'
import type { TestServer } from '../start-test-server.ts'
import type { RandomRequest } from './make-requests.ts'

export type Heard = { readonly status: number; readonly text: string }

type Target = {
  readonly server: TestServer
  readonly sealingKey: SealingKey
  readonly tokenOf: (role: RandomRequest['role']) => string | undefined
}

const textOf = (value: unknown): string =>
  typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value).toWellFormed()

const urlOf = (endpoint: EndpointSpec, { params, query }: RandomRequest): string => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf(params[name] ?? 'none').toWellFormed() || 'none'),
  )
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      [name, textOf(value)].map((part) => encodeURIComponent(part.toWellFormed())),
    )
  return `${path}?${search.map((pair) => pair.join('=')).join('&')}`
}

const formOf = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(body)).map(([name, value]) => [name.toWellFormed(), textOf(value)]),
  ).toString()

const bodyOf = async (
  endpoint: EndpointSpec,
  { body, isRaw, isProper }: RandomRequest,
  key: SealingKey,
) => {
  if (endpoint.sealed && isProper) {
    return JSON.stringify(
      await seal({ path: endpoint.path, payload: body, issuedAtMs: Date.now() }, key),
    )
  }
  if (isRaw) return String(fc.stringify(body))
  if (endpoint.consumes === 'form') return formOf(body)
  return JSON.stringify(body) ?? ''
}

const stampOf = (keys: VendorKeys, path: string, body: string) => {
  const key = getSigningKey(keys, Date.now())
  const stamp = { keyId: key.keyId, timestamp: String(Date.now()), nonce: crypto.randomUUID() }
  return {
    [vendorHeaders.vendor]: keys.vendor,
    [vendorHeaders.keyId]: stamp.keyId,
    [vendorHeaders.timestamp]: stamp.timestamp,
    [vendorHeaders.nonce]: stamp.nonce,
    [vendorHeaders.signature]: signatureOf(key, callPrefix(path, keys.vendor, stamp), body),
  }
}

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD'

type Listener = {
  readonly baseUrl: string
  readonly sealingKey: SealingKey
  readonly tokenOf: (role: RandomRequest['role']) => string | undefined
  /** From where the next request comes; each from a separate address by default. */
  readonly nextAddress?: () => string
}

/** Addresses that are all different. */
export const createAddresses = (): (() => string) => {
  let given = 0
  return () => addressOf((given += 1))
}

const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** Sends over HTTP to a separate listener; it trusts the test to name the address of the visitor. */
export const createSenderTo = ({
  baseUrl,
  sealingKey,
  tokenOf,
  nextAddress = createAddresses(),
}: Listener) => {
  return async (endpoint: EndpointSpec, one: RandomRequest): Promise<Heard> => {
    const payload = await bodyOf(endpoint, one, sealingKey)
    const token = tokenOf(one.role)
    const answer = await fetch(baseUrl + urlOf(endpoint, one), {
      method: one.method,
      redirect: 'manual',
      headers: {
        ...one.headers,
        'x-forwarded-for': nextAddress(),
        ...(token !== undefined && { authorization: token }),
      },
      ...(hasBody(one.method) && { body: payload }),
    })
    return { status: answer.status, text: await answer.text() }
  }
}

/** Sends it as its family expects; each from a separate address, so that no limit hides anything. */
export const createSender = ({ server, sealingKey, tokenOf }: Target) => {
  let sent = 0

  const sendToVendorSide = async (
    endpoint: EndpointSpec,
    one: RandomRequest,
    payload: string,
  ): Promise<Heard> => {
    const { isProper, method } = one
    const answer = await fetch(server.baseUrl + endpoint.path, {
      method,
      headers: isProper ? stampOf(server.vendorKeys, endpoint.path, payload) : {},
      ...(hasBody(method) && { body: payload }),
    })
    return { status: answer.status, text: await answer.text() }
  }

  return async (endpoint: EndpointSpec, one: RandomRequest): Promise<Heard> => {
    const payload = await bodyOf(endpoint, one, sealingKey)
    if (endpoint.family === 'vendor') return sendToVendorSide(endpoint, one, payload)
    const token = tokenOf(one.role)
    sent += 1
    const answer = await server.server.app.inject({
      method: one.method as 'GET', // any of the methods above; the type lists what the library knows
      url: urlOf(endpoint, one),
      remoteAddress: addressOf(sent),
      headers: {
        'x-gateway-version': '3',
        encryption: 'JWE',
        ...one.headers,
        ...(token !== undefined && { authorization: token }),
      },
      ...(hasBody(one.method) && { payload }),
    })
    return { status: answer.statusCode, text: answer.body }
  }
}
