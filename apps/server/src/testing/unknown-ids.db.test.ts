import { randomUUID } from 'node:crypto'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { demoRolePassword, demoTotpSecretOf } from '@trevo/demo-members/demo-operators.ts'
import * as fc from 'fast-check'
import { afterAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { demoTotpSecrets } from '../modules/identity/index.ts'
import { validFor } from './requests/make-inputs.ts'
import { first, startOperatorWorld } from './start-operator-world.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
vi.setConfig({ testTimeout: 120_000 })
world.beginTest()

/** Rights over staff go with none that moves money: two operators have all of them. */
await world.grant(first.username, 'aml')
const ofAll = await world.enter(world.withCode(first, demoTotpSecrets.operator))
const administrator = { username: 'administracao.demo', password: demoRolePassword }
const ofStaff = await world.enter(
  world.withCode(administrator, demoTotpSecretOf(administrator.username)),
)

/** Well-formed in one field or another, and nothing has it. */
const nobodys = [
  '0b7c9f0e-7d3b-4a57-9c2e-3f6a1d2b4c5d',
  '987654321',
  'a987654321',
  // A day of which nothing is kept yet.
  world.clock.now().toISOString().slice(0, 10),
  `E${'0'.repeat(31)}`,
  'nobody-of-this-name',
]
const people = ['username', 'upline', 'member', 'operator', 'assignee']
/** A mistake in these would be refused before anybody asks whom it is about. */
const plain = { value: 'nobody@example.com', channel: 'email', gameCode: 'nobody' }
const hints = Object.fromEntries([
  ...people.map((name) => [name, fc.constant('nobody.demo')] as const),
  ...Object.entries(plain).map(([name, value]) => [name, fc.constant(value)] as const),
])
/** An id of the order itself; the same id for another order would be refused. */
const orderIds = ['requestId', 'clientId', 'adjustmentId', 'exportId', 'noteId', 'evidenceId']

const fieldsOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}

/** An id that nothing has for each field of the path; undefined if a field takes no such id. */
const unknownPath = ({ params }: EndpointSpec): Record<string, string> | undefined => {
  const path = Object.entries(fieldsOf(params)).map(
    ([name, field]) => [name, nobodys.find((id) => field.safeParse(id).success)] as const,
  )
  return path.length === 0 || path.some(([, id]) => id === undefined)
    ? undefined
    : Object.fromEntries(path.map(([name, id]) => [name, id ?? '']))
}

const samplesOf = (schema: z.ZodType | undefined): readonly Record<string, unknown>[] =>
  schema
    ? fc
        .sample(validFor(schema, hints), { numRuns: 80, seed: 7 })
        .filter((one) => schema.safeParse(one).success)
        .slice(0, 6)
        .map((one) => one as Record<string, unknown>) // bodies and queries are objects
    : []

type Answer = { readonly ok: boolean; readonly code?: string }

/** What an endpoint answers about what does not exist: refusals, or `done`. */
const answersOf = async (endpoint: EndpointSpec, path?: Record<string, string>) => {
  const { token } = endpoint.right?.startsWith('staff.') ? ofStaff : ofAll
  const api = world.apiOf({ token })
  const [bodies, queries] = [samplesOf(endpoint.body), samplesOf(endpoint.query)]
  const answers = new Set<string>()
  for (let at = 0; at < Math.max(1, bodies.length, queries.length); at += 1) {
    const body = bodies[at % bodies.length]
    const ids = orderIds.filter((name) => body && name in body)
    const input = {
      params: path,
      body: body && { ...body, ...Object.fromEntries(ids.map((name) => [name, randomUUID()])) },
      query: queries[at % queries.length],
    }
    // The endpoints of the contract as they are listed, without the types of each.
    const answer = (await api.call(endpoint as never, input as never)) as Answer
    answers.add(answer.ok ? 'done' : (answer.code ?? ''))
  }
  return [...answers].toSorted()
}
const isUnknown = (code: string): boolean => /[._]unknown$/.test(code)

const ofOperators = (allEndpoints as readonly EndpointSpec[]).filter(
  ({ family, auth }) => family === 'ops' && auth === 'operator',
)

/** What is made under an id that the caller chooses, and what is gone afterwards in any case. */
const madeOrGone = ['saveHelpPage', 'saveMacro', 'deleteView', 'endOperatorSession']
/** Its content cannot be made at random. */
const notMade = ['savePromotionDraft']
/** Any year can be asked about. */
const years = ['reportAmlYear', 'showAmlYear', 'downloadAmlYear']
/** Says of another thing that it is not there: the brand's taxes, the table of the vendor, the whole day. */
const otherWords: Readonly<Record<string, string>> = {
  showTaxStatement: 'tax.not_due',
  changeTableStream: 'play.no_live_table',
  addFindingNote: 'reconciliation.day_out_of_range',
  closeReconciledDay: 'reconciliation.day_out_of_range',
  openReconciledDay: 'reconciliation.day_out_of_range',
}
/** The terms of the act are looked at first; what is not there is told once they are right. */
const termsFirst: Readonly<Record<string, readonly string[]>> = {
  explainStatusIncident: ['incident.text_missing'],
  blockMember: ['member.block_end'],
  correctMemberContact: ['member.contact_invalid'],
}

const withPath = ofOperators.flatMap((endpoint) => {
  const path = unknownPath(endpoint)
  const isLeftOut = [...madeOrGone, ...notMade, ...years].includes(endpoint.name)
  return path && !isLeftOut ? [[endpoint.name, endpoint, path] as const] : []
})

it('most endpoints with something in their path are asked', () => {
  expect(withPath.length).toBeGreaterThan(140)
})

it.each(withPath)(
  '%s says of an id that nothing has that it is unknown',
  async (name, endpoint, path) => {
    const answers = await answersOf(endpoint, path)
    const other = otherWords[name]
    if (other !== undefined) return expect(answers).toEqual([other])
    expect(answers.some(isUnknown), answers.join(' ')).toBe(true)
    const rest = answers.filter((code) => !isUnknown(code))
    expect(rest.filter((code) => !termsFirst[name]?.includes(code))).toEqual([])
    return undefined
  },
)

/** Of these the body names what the act is about. */
const byBody = ofOperators.filter(
  ({ method, params, refusals, body }) =>
    method !== 'GET' && body !== undefined && params === undefined && refusals.some(isUnknown),
)
/** It names nothing that has to exist, only optionally, or its other terms cannot be made at random. */
const notAtRandom = [
  'addContent',
  'adjustLoyalty',
  'changeDepositSettings',
  'changeHeldCreditSettings',
  'changeWithdrawalSettings',
  'giveFreeRounds',
  'previewDepositSettings',
  'previewLoyaltySetting',
  'previewWithdrawalSettings',
  'saveRoom',
  'startOperatorPasskeyProof',
]

it.each(
  byBody.filter(({ name }) => !notAtRandom.includes(name)).map((one) => [one.name, one] as const),
)('%s says so of what its body names', async (_, endpoint) => {
  const answers = await answersOf(endpoint)
  expect(answers.some(isUnknown), answers.join(' ')).toBe(true)
})
