import { z } from 'zod'
import { operations, Problema } from './schemas.ts'

export type Exchange = {
  readonly method: string
  /** Including its query. */
  readonly url: string
  readonly request: unknown
  readonly status: number
  readonly answer: unknown
}

const faultOf = (what: string, schema: z.ZodType | undefined, value: unknown): string[] => {
  const parsed = schema?.safeParse(value)
  return parsed && !parsed.success ? [`${what}: ${z.prettifyError(parsed.error)}`] : []
}

/**
 * Checks one call and its answer against API Pix; returns the deviations in words. A refused call must
 * be answered with a problem, for any fault; a served one must have been correct.
 */
export const checkExchange = ({ method, url, request, status, answer }: Exchange): string[] => {
  const name = `${method} ${url}`
  const { pathname, searchParams } = new URL(url, 'https://institution.example')
  const operation = operations.find(({ call, path }) => call === method && path.test(pathname))
  if (status >= 400) return faultOf(`${name} problem`, Problema, answer)
  if (!operation) return [`${name}: the standard has no such operation`]
  const expected = operation.answers[status]
  if (!expected) return [`${name}: status ${status} is not in the standard`]
  return [
    ...faultOf(`${name} query`, operation.query, Object.fromEntries(searchParams)),
    ...faultOf(`${name} request`, operation.request, request),
    ...faultOf(`${name} answer`, expected, answer),
  ]
}
