import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import * as fc from 'fast-check'
import { garbage, nastyText, nearly, validFor, type Hints } from './make-inputs.ts'

/**
 * The requests of a run are the same on every machine, so that a failure can be repeated;
 * `npm run abuse` sends new ones each time.
 */
export const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_124)

/** `operator` at the operators' own listener, `player` at the game server. */
export type Role = 'guest' | 'member' | 'agent' | 'trial' | 'operator' | 'player'

export type RandomRequest = {
  readonly role: Role
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** The body goes as text that need not be JSON. */
  readonly isRaw: boolean
  /** A sealed call is sealed; a signed one signed. */
  readonly isProper: boolean
  readonly headers: Readonly<Record<string, string>>
}

/** Planted in every secret field; it must never be readable again. */
export const plantedPassword = 'Vazou9Segredo7Marca'
export const plantedCode = '739155'

const known = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  fc.constantFrom(...values)

/** By the names of fields: values that exist, and secrets that are recognised when they come back. */
export const hints: Hints = {
  username: known('membro.demo', 'agente.demo', 'nobody.here', 'trial'),
  password: known(plantedPassword),
  newPassword: known(plantedPassword),
  oldPassword: known(plantedPassword),
  confirmPassword: known(plantedPassword),
  confirmNewPassword: known(plantedPassword),
  paymentPassword: known(plantedCode),
  code: known(plantedCode, '000000'),
  verificationCode: known(plantedCode),
  captcha: known('A2B3C'),
  ticket: known('A'.repeat(43)),
  mobileNum: known('11987654321', '+5511987654321'),
  mobileNo: known('11987654321'),
  countryDialingCode: known('55', '+55', '1'),
  email: known('ana@example.com'),
  cpf: known('52998224725'),
  amount: known('10.00', '0.01', '99999999.99'),
  nodeId: fc.constantFrom(1001, '1001', 1002),
  startTime: known('2026-11-20T00:00:00Z'),
  endTime: known('2026-11-22T00:00:00Z'),
}

const record = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> =>
  arbitrary.map((value) => (typeof value === 'object' && value !== null ? { ...value } : { value }))

const inputFor = (schema: EndpointSpec['body'], isMalformed: boolean) => {
  if (!schema) return isMalformed ? garbage : fc.oneof(fc.constant({}), garbage)
  const valid = validFor(schema, hints)
  if (isMalformed) return fc.oneof({ arbitrary: nearly(valid), weight: 3 }, garbage)
  return fc.oneof(
    { arbitrary: valid, weight: 5 },
    { arbitrary: nearly(valid), weight: 3 },
    { arbitrary: garbage, weight: 1 },
  )
}

const oneInTen = fc.nat(9).map((number) => number === 0)

/** Nearly always right; a tenth of the time one of the others. */
const mostly = (right: string, ...wrong: string[]) =>
  fc.oneof(
    { arbitrary: fc.constant(right), weight: 9 },
    { arbitrary: fc.constantFrom(...wrong), weight: 1 },
  )

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const
const jsonType = 'application/json'
const formType = 'application/x-www-form-urlencoded'
const contentTypes = [jsonType, formType, 'text/plain', 'multipart/form-data', '']

const headersFor = (endpoint: EndpointSpec) =>
  fc.record(
    {
      moduleid: mostly(endpoint.moduleId ?? 'COMM3', 'COMM3', 'NONE'),
      'content-type': mostly(endpoint.consumes === 'form' ? formType : jsonType, ...contentTypes),
      merchant: mostly('trevo', 'nobody', '\u00ff'),
      language: fc.constantFrom('EN', 'PT', 'xx', ''),
      cookie: fc.constantFrom('captchaId=x', "captchaId=';--", 'captchaId=%00', ';;='),
      origin: fc.constantFrom('http://localhost', 'null', 'x', 'http://['),
      'user-agent': fc.stringMatching(/^[ -~]{0,400}$/),
    },
    { requiredKeys: ['moduleid', 'content-type'] },
  )

const rolesAt = ({ family }: EndpointSpec): readonly Role[] => {
  if (family === 'ops') return ['guest', 'operator', 'operator', 'operator']
  if (family === 'rgs') return ['guest', 'player', 'player', 'player']
  return ['guest', 'member', 'agent', 'trial']
}

/** Requests of one endpoint: right, nearly right and garbage, as anybody; or only wrong ones. */
export const requestsOf = (
  endpoint: EndpointSpec,
  { isMalformed = false } = {},
): fc.Arbitrary<RandomRequest> =>
  fc.record({
    role: fc.constantFrom(...rolesAt(endpoint)),
    method: fc.oneof(
      { arbitrary: fc.constant<string>(endpoint.method), weight: 19 },
      { arbitrary: fc.constantFrom<string[]>(...methods), weight: 1 },
    ),
    params: record(inputFor(endpoint.params, isMalformed)),
    query: fc.oneof(
      { arbitrary: record(inputFor(endpoint.query, isMalformed)), weight: 3 },
      {
        arbitrary: fc.dictionary(fc.string({ maxLength: 8 }), nastyText, { maxKeys: 3 }),
        weight: 1,
      },
    ),
    body: inputFor(endpoint.body, isMalformed),
    isRaw: oneInTen,
    isProper: oneInTen.map((isNot) => !isNot),
    headers: headersFor(endpoint),
  })
