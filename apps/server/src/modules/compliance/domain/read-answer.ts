import { verify, type KeyObject } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { z } from 'zod'
import type { RegisterAnswer, RegisterFailure, RegisterQuestion } from './register-port.ts'

/** How far the register's clock may be from ours. */
const clockToleranceMs = 5 * minuteMs
const reasonsMax = 20

/** Version 1 of our own schema; the official one will be added next to it. */
const Answer = z.object({
  version: z.literal(1),
  nonce: z.string().max(64),
  cpf: z.string().regex(/^\d{11}$/),
  at: z.iso.datetime(),
  status: z.enum(['PERMITIDO', 'IMPEDIDO']),
  reasons: z
    .array(z.object({ code: z.string().regex(/^[A-Z0-9_]{1,64}$/), since: z.iso.datetime() }))
    .max(reasonsMax)
    .default([]),
})

const isSignedBy = (key: KeyObject, body: string, signature: string | null): boolean => {
  if (signature === null) return false
  const given = Buffer.from(signature, 'base64')
  return given.length > 0 && verify(null, Buffer.from(body), key, given)
}

const parse = (body: string): z.infer<typeof Answer> | undefined => {
  try {
    return Answer.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/**
 * The register's answer to a question. The signature (Ed25519 over the body as it came) is checked before anything is
 * read; an answer to another question, about another person or of another time counts as none.
 */
export const readAnswer = (
  question: RegisterQuestion,
  { body, signature }: { readonly body: string; readonly signature: string | null },
  key: KeyObject,
): RegisterAnswer => {
  const evidence = { body, signature }
  const none = (failure: RegisterFailure): RegisterAnswer => ({
    ...evidence,
    outcome: 'unanswered',
    failure,
  })
  if (!isSignedBy(key, body, signature)) return none('unsigned')
  const answer = parse(body)
  if (!answer) return none('malformed')
  if (answer.nonce !== question.nonce) return none('replayed')
  if (answer.cpf !== question.cpf) return none('other_person')
  const at = new Date(answer.at)
  if (Math.abs(at.getTime() - question.at.getTime()) > clockToleranceMs) return none('stale')
  if (answer.status === 'PERMITIDO') return { ...evidence, outcome: 'permitted' }
  if (answer.reasons.length === 0) return none('malformed')
  const reasons = answer.reasons.map(({ code, since }) => ({ code, since: new Date(since) }))
  return { ...evidence, outcome: 'impeded', reasons }
}
