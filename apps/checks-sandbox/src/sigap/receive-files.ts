import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Faults } from '../faults.ts'
import { checkFile, type Problem } from './check-file.ts'
import { checkRecords } from './check-records.ts'
import { signerOf } from './check-signature.ts'

const bytesMax = 8_000_000
/** The oldest are forgotten; who asks for one is told that it is unknown. */
const receiptsMax = 2_000
/** Until structure and records are examined. */
const structureMs = 2_000
const recordsMs = 4_000

type Received = {
  readonly receipt: string
  readonly hash: string
  readonly at: number
  readonly structure: readonly Problem[]
  readonly quality: readonly Problem[]
}

const Headers = z.object({ 'x-file-id': z.uuid(), 'x-signature': z.string().min(1).max(20_000) })

const resultOf = ({ at, structure, quality }: Received, now: number) => {
  if (now < at + structureMs) return { state: 'received', problems: [] }
  if (structure.length > 0) return { state: 'rejected', problems: structure }
  if (now < at + recordsMs) return { state: 'structure_ok', problems: [] }
  return quality.length > 0
    ? { state: 'rejected', problems: quality }
    : { state: 'accepted', problems: [] }
}

const examine = (content: Buffer): Pick<Received, 'structure' | 'quality'> => {
  const { header, records, problems } = checkFile(content)
  return {
    structure: problems,
    quality: header && problems.length === 0 ? checkRecords(header, records) : [],
  }
}

/** The receiver of files, from `packages/sigap-schemas/README.md`. It keeps receipts in memory. */
export const receiveFiles = (
  app: FastifyInstance,
  { faults, now }: { readonly faults: Faults; readonly now: () => Date },
): void => {
  const byId = new Map<string, Received>()
  const byReceipt = new Map<string, Received>()

  const keep = (id: string, received: Received): void => {
    byId.set(id, received)
    byReceipt.set(received.receipt, received)
    if (byId.size <= receiptsMax) return
    const [oldest] = byId
    if (!oldest) return
    byId.delete(oldest[0])
    byReceipt.delete(oldest[1].receipt)
  }

  app.addContentTypeParser(
    'application/x-ndjson',
    { parseAs: 'buffer', bodyLimit: bytesMax },
    (_request, body, done) => done(null, body),
  )
  const isDown = (path: string): boolean => {
    const kind = faults.take(path)?.kind
    return kind === 'unavailable' || kind === 'error'
  }
  app.post('/files', { bodyLimit: bytesMax }, async (request, reply) => {
    if (isDown('/files')) return reply.code(503).send({ error: 'unavailable' })
    const headers = Headers.safeParse(request.headers)
    if (!headers.success || !Buffer.isBuffer(request.body)) {
      return reply.code(400).send({ error: 'X-File-Id, X-Signature and a body are needed' })
    }
    const content = request.body
    const { 'x-file-id': id, 'x-signature': signature } = headers.data
    const signer = signerOf(signature, content, now())
    if (signer === undefined) return reply.code(401).send({ error: 'the signature is not valid' })
    const hash = createHash('sha256').update(content).digest('hex')
    const known = byId.get(id)
    if (known) {
      return known.hash === hash
        ? reply.code(202).send({ receipt: known.receipt })
        : reply.code(409).send({ error: 'this id has other content' })
    }
    const { header } = checkFile(content)
    if (header && header.cnpj !== signer) {
      return reply.code(403).send({ error: 'the certificate is of another CNPJ' })
    }
    const received = { receipt: randomUUID(), hash, at: now().getTime(), ...examine(content) }
    keep(id, received)
    return reply.code(202).send({ receipt: received.receipt })
  })

  app.get<{ Params: { receipt: string } }>('/receipts/:receipt', async ({ params }, reply) => {
    if (isDown('/receipts')) return reply.code(503).send({ error: 'unavailable' })
    const received = byReceipt.get(params.receipt)
    if (!received) return reply.code(404).send({ error: 'no such receipt' })
    return resultOf(received, now().getTime())
  })
}
