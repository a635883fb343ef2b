import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { createPeople } from './answer-people.ts'
import { createSigner, signAnswer, type Signer } from './answer-signer.ts'
import type { Fault, Faults } from './faults.ts'
import { ruleOf } from './person-rules.ts'
import { findAddress, locate } from './places.ts'
import {
  AddressRequest,
  DocumentRequest,
  FaceRequest,
  LocationRequest,
  PersonRequest,
} from './shapes.ts'

export type PartiesOptions = {
  readonly signer: Signer
  readonly token: string
  readonly faults: Faults
  readonly now: () => Date
}

const RequestId = z.uuid()
const answersMax = 2_000
const slowMs = 3_000

type Answer = { readonly status: number; readonly body: string }

const problem = (status: number, title: string): Answer => ({
  status,
  // RFC 9457.
  body: JSON.stringify({ type: 'about:blank', title, status }),
})

/** Answers by path; each reads its own request. */
const createAnswers = (now: () => Date): Readonly<Record<string, (body: unknown) => unknown>> => {
  const people = createPeople(now)
  return {
    '/v1/documents': (body) => people.readDocument(DocumentRequest.parse(body)),
    '/v1/faces': (body) => people.compareFace(FaceRequest.parse(body)),
    '/v1/cpf': (body) => people.checkCpf(PersonRequest.parse(body).declared),
    '/v1/screenings': (body) => people.screen(PersonRequest.parse(body).declared),
    '/v1/addresses': (body) => findAddress(AddressRequest.parse(body).cep),
    '/v1/locations': (body) => locate(LocationRequest.parse(body).address),
  }
}

const NameOnly = z.object({ declared: z.object({ fullName: z.string() }) })

const answerOnce = async (answer: (body: unknown) => unknown, body: unknown): Promise<Answer> => {
  const named = NameOnly.safeParse(body)
  const rule = named.success ? ruleOf(named.data.declared.fullName) : undefined
  if (rule === 'fora') return problem(503, 'Service Unavailable')
  if (rule === 'lento') await pause(slowMs)
  try {
    return { status: 200, body: JSON.stringify(answer(body)) }
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return problem(400, 'Bad Request')
  }
}

/** How a fault spoils an answer; undefined where nothing is sent at all. */
const spoil = (
  fault: Fault['kind'],
  answer: Answer,
  {
    requestId,
    lastId,
    createdSec,
    signer,
    other,
  }: {
    readonly requestId: string
    readonly lastId: string
    readonly createdSec: number
    readonly signer: Signer
    readonly other: Signer
  },
): Answer & { readonly headers: Record<string, string> } => {
  const sign = (one: Answer, by = signer, id = requestId, at = createdSec) => ({
    ...one,
    headers: signAnswer(by, { ...one, requestId: id, createdSec: at }),
  })
  switch (fault) {
    case 'unavailable':
      return sign(problem(503, 'Service Unavailable'))
    case 'error':
      return { ...problem(500, 'Internal Server Error'), headers: {} }
    case 'unsigned':
      return { ...answer, headers: { 'x-request-id': requestId } }
    case 'other_key':
      return sign(answer, other)
    case 'replayed':
      return sign(answer, signer, lastId)
    case 'changed':
      return { ...sign(answer), body: answer.body.replace('{', '{ ') }
    case 'stale':
      return sign(answer, signer, requestId, createdSec - 600)
    case 'malformed':
      return sign({ status: 200, body: '{"answer": yes' })
    case 'too_long':
      return sign({ status: 200, body: JSON.stringify({ filler: 'x'.repeat(200_000) }) })
    case 'silent':
      return sign(answer)
    default:
      return fault satisfies never
  }
}

/** The parties: every request has a token and an id, every answer is signed for that id. */
export const bindParties = (
  app: FastifyInstance,
  { signer, token, faults, now }: PartiesOptions,
): void => {
  const answers = createAnswers(now)
  const other = createSigner(signer.keyId)
  // The same request id is the same question: it is answered once.
  const given = new Map<string, Answer>()
  let lastId = '00000000-0000-4000-8000-000000000000'
  const send = (reply: FastifyReply, { status, body }: Answer, headers: Record<string, string>) =>
    reply.status(status).headers(headers).type('application/json').send(body)

  for (const [path, answer] of Object.entries(answers)) {
    app.post(path, { bodyLimit: 6_000_000 }, async (request, reply) => {
      const requestId = RequestId.safeParse(request.headers['x-request-id'])
      if (request.headers.authorization !== `Bearer ${token}`) {
        return send(reply, problem(401, 'Unauthorized'), {})
      }
      if (!requestId.success) return send(reply, problem(400, 'Bad Request'), {})
      const id = requestId.data
      const fault = faults.take(path)
      const key = `${path} ${id}`
      const made = given.get(key) ?? (await answerOnce(answer, request.body))
      if (made.status === 200) given.set(key, made)
      for (const oldest of given.keys()) {
        if (given.size <= answersMax) break
        given.delete(oldest)
      }
      const createdSec = Math.floor(now().getTime() / 1000)
      const proof = { requestId: id, lastId, createdSec, signer, other }
      lastId = id
      if (!fault)
        return send(reply, made, signAnswer(signer, { ...made, requestId: id, createdSec }))
      if (fault.kind === 'silent') await pause(fault.ms)
      const { headers, ...spoilt } = spoil(fault.kind, made, proof)
      return send(reply, spoilt, headers)
    })
  }
}
