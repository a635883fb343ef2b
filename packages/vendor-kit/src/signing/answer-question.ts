import type { z } from 'zod'
import type { CallHeaders, createCallCheck } from './check-call.ts'
import { answerHeaders } from './sign-answer.ts'

/** A query of the platform as it arrived. */
export type Question = {
  readonly url: string
  readonly headers: CallHeaders
  readonly body: unknown
}

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type Asked<Query> = {
  readonly schema: z.ZodType<Query>
  readonly reply: (query: Query) => object | Promise<object>
}

const refused = (status: number, word: string): Answer => ({
  status,
  headers: {},
  body: JSON.stringify({ status: word }),
})

const readJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Answers a signed query of the platform with a signed response: 401 if the signature is unknown, 400
 * if it is not such a query. The query's `body` is its bytes.
 */
export const createQuestionAnswers =
  (check: ReturnType<typeof createCallCheck>, nowMs: () => number) =>
  async <Query>(
    { url, headers, body: sent }: Question,
    { schema, reply }: Asked<Query>,
  ): Promise<Answer> => {
    const bytes = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0)
    const signed = check(url, headers, bytes, nowMs())
    if (!signed.ok) return refused(401, signed.status)
    const query = schema.safeParse(readJson(bytes))
    if (!query.success) return refused(400, 'WRONG_SYNTAX')
    const body = JSON.stringify(await reply(query.data))
    const { vendor, key, nonce } = signed
    const about = { status: 200, body, nowMs: nowMs() }
    return { status: 200, headers: answerHeaders(key, { vendor, nonce }, about), body }
  }
