import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { refusalStatus } from '@trevo/contract/refusals.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import { refusalShapes } from './refusal-shapes.ts'
import type { Heard } from './send-request.ts'

/** Traces of the implementation, which no answer may show. */
export const findInsideInformation =
  /node_modules|\.ts:\d|\bat \w+ \(|\bselect\b.+\bfrom\b|postgres|trevo_app|\/tmp\//i

type Said = { errorCode?: string; value?: { token?: unknown } | null }

/** An answer's JSON; an empty object for anything else. */
export const readJson = (body: string): Said => {
  try {
    return Object(JSON.parse(body)) as Said // checked field by field, of any shape
  } catch {
    return {}
  }
}

const givesToken = ({ response }: EndpointSpec): boolean =>
  /"token"/i.test(JSON.stringify(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' })))

/** Throws unless the answer to a random request is one that its endpoint declares, in its family's shape. */
export const checkAnswer = (endpoint: EndpointSpec, { status, text }: Heard): void => {
  const answer = readJson(text)
  const label = `${endpoint.name} ${status} ${text.slice(0, 300)}`
  // A declared refusal may be a 503, such as an institution that is not there; a fault of the server never.
  // The answer to HEAD has no words: its status must be a declared one.
  const isDeclared = endpoint.refusals.some((code) =>
    text === '' ? refusalStatus[code] === status : code === answer.errorCode,
  )
  if (status >= 500) expect(isDeclared, label).toBe(true)
  if (status >= 400 && text !== '') {
    const shape =
      endpoint.family === 'wps' || endpoint.family === 'vendor' ? endpoint.family : 'bare'
    expect(refusalShapes[shape].safeParse(answer).success, label).toBe(true)
  }
  if (!givesToken(endpoint)) expect(answer.value?.token, label).toBeUndefined()
  expect(text, label).not.toMatch(findInsideInformation)
}
