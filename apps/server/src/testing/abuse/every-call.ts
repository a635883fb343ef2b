import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import * as fc from 'fast-check'
import { allEndpoints } from '../../compose/all-endpoints.ts'
import { validFor } from '../requests/make-inputs.ts'
import type { Attack, Heard, Sent } from './start-attack.ts'

/** The calls of people; those between servers are signed. */
export const ourCalls = allEndpoints.filter(({ family }) => family === 'wps' || family === 'lgw')
export const callsWithToken = ourCalls.filter(({ auth }) => auth !== 'none' && auth !== 'optional')
export const callsWithBody = ourCalls.filter(({ body }) => body !== undefined)
export const changingCalls = ourCalls.filter(({ method }) => method !== 'GET')

export const pathOf = ({ path }: EndpointSpec): string => path.replaceAll(/:\w+/g, '1')

/** Texts with a rule each: a form with several of them is hardly ever valid by chance. */
const hints = Object.fromEntries(
  ['street', 'number', 'complement', 'district', 'city', 'fullName', 'pixKey'].map((name) => [
    name,
    fc.constant('Ana Lima'),
  ]),
)

const findRight = (body: NonNullable<EndpointSpec['body']>): unknown => {
  // The first few are valid for nearly every form, and creating two hundred takes half a second.
  for (const numRuns of [4, 200]) {
    const made = fc.sample(validFor(body, hints), { numRuns, seed: 11 })
    const right = made.find((one) => body.safeParse(one).success)
    if (right !== undefined) return right
  }
  throw new Error('no valid body in two hundred tries')
}

const rightBodies = new Map<EndpointSpec, unknown>()

/** The same body each time, valid by its schema. */
export const bodyFor = (one: EndpointSpec): Readonly<Record<string, unknown>> => {
  if (!one.body) return {}
  if (!rightBodies.has(one)) rightBodies.set(one, findRight(one.body))
  return rightBodies.get(one) as Record<string, unknown> // a body is an object
}

const toForm = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(body)).map(([name, value]) => [name, String(value)]),
  ).toString()

let called = 0
/** A separate address for each call, so that no limit by address refuses one. */
const nextAddress = (): string => {
  called += 1
  return `10.${(called >> 16) & 255}.${(called >> 8) & 255}.${called & 255}`
}

/** Calls an endpoint with this body, sealed or as a form if it requires that. */
export const callWith = async (
  attack: Attack,
  one: EndpointSpec,
  body: unknown,
  sent: Sent = {},
): Promise<Heard> => {
  const isForm = one.consumes === 'form'
  const letter = one.sealed ? await attack.seal(one.path, body) : isForm ? toForm(body) : body
  return attack.send(pathOf(one), {
    method: one.method,
    ...(one.body && { body: letter }),
    address: nextAddress(),
    ...sent,
    headers: {
      ...(one.moduleId && { moduleid: one.moduleId }),
      ...(one.body && isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...sent.headers,
    },
  })
}

/** A token that may make the call; undefined for a role that may not. */
export const openTokens = async (attack: Attack) => {
  const member = await attack.logIn('membro.demo')
  const agent = await attack.logIn('agente.demo', 'agent')
  return {
    member: member.token,
    agent: agent.token,
    memberId: member.memberId,
    for: ({ auth }: EndpointSpec) => ({ token: auth === 'agent' ? agent.token : member.token }),
  }
}
