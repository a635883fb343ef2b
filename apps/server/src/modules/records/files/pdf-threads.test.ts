import { performance } from 'node:perf_hooks'
import { afterAll, describe, expect, it } from 'vitest'
import { readPdfText } from '../../../testing/read-pdf-text.ts'
import type { PdfLine, PdfMessage } from './pdf-message.ts'
import { createPdfThreads } from './pdf-threads.ts'

const threads = createPdfThreads()
afterAll(() => threads.close())

const at = new Date('2026-11-20T12:00:00Z')
const line = (index: number): PdfLine => ({
  at,
  typeCode: 6101,
  seat: null,
  gameName: null,
  number: `E2E-${index}`,
  amountMinor: 123_400n,
  balanceAfterMinor: 500_000n,
})
async function* statementOf(count: number, onBatch = () => {}): AsyncGenerator<PdfMessage> {
  const sheet = {
    language: 'EN',
    brandName: 'Trevo',
    timeZone: 'America/Sao_Paulo',
    accountName: 'ana',
    madeAt: at,
    from: at,
    to: at,
    inMinor: 0n,
    outMinor: 0n,
    count,
    notes: [],
  } as const
  yield { kind: 'statement', sheet }
  for (let from = 0; from < count; from += 500) {
    onBatch()
    const length = Math.min(500, count - from)
    yield { kind: 'lines', lines: Array.from({ length }, (_, index) => line(from + index)) }
  }
  yield { kind: 'end' }
}
const read = async (messages: AsyncIterable<PdfMessage>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of threads.write(messages)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('PDFs are written on separate threads', () => {
  it('the longest statement leaves the main thread free, and memory flat', async () => {
    await read(statementOf(1))
    const before = performance.eventLoopUtilization()
    const startedAt = performance.now()
    let batches = 0
    let bytes = 0
    for await (const chunk of threads.write(statementOf(20_000, () => (batches += 1)))) {
      bytes += chunk.length
    }
    const { utilization } = performance.eventLoopUtilization(before)
    const ms = Math.round(performance.now() - startedAt)
    console.info(`20,000 lines: ${ms} ms, ${bytes} bytes, main thread ${utilization.toFixed(2)}`)
    expect(batches).toBe(40)
    expect(bytes).toBeGreaterThan(100_000)
    expect(utilization).toBeLessThan(0.5)
  }, 60_000)

  it('a reader who stops ends the writing, and the next one starts again', async () => {
    let batches = 0
    for await (const chunk of threads.write(statementOf(20_000, () => (batches += 1)))) {
      expect(chunk.length).toBeGreaterThan(0)
      break
    }
    expect(batches).toBeLessThan(10)
    expect(readPdfText(await read(statementOf(3)))).toContain('E2E-2')
  })

  it('a failing one is reported and costs only itself', async () => {
    async function* broken(): AsyncGenerator<PdfMessage> {
      yield { kind: 'end' }
    }
    await expect(read(broken())).rejects.toThrow('no statement is open')
    expect((await read(statementOf(1))).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
