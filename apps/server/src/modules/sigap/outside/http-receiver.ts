import { z } from 'zod'
import { readBounded } from '../../../platform/outside/read-bounded.ts'
import { ReceivedResult, type SigapReceiver } from './sigap-receiver.ts'
import type { FileSigner } from './sign-file.ts'

const timeoutMs = 30_000
/** Twice what 7,001 problems take. */
const answerBytesMax = 8_000_000

/** @throws Error if the answer is too long */
const readText = async (response: Response): Promise<string> => {
  const content = await readBounded(response, answerBytesMax)
  if (!content) throw new Error('the answer is too long')
  return content.toString('utf8')
}

const Receipt = z.object({ receipt: z.string().min(1).max(100) })

/** SIGAP over HTTP, as `packages/sigap-schemas/README.md` describes it. */
export const createHttpReceiver = (url: string, sign: FileSigner): SigapReceiver => ({
  sign,
  deliver: async ({ deliveryId, content, signature }) => {
    const response = await fetch(new URL('/files', url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-ndjson',
        'X-File-Id': deliveryId,
        'X-Signature': signature,
      },
      body: new Uint8Array(content),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (response.status !== 202) {
      throw new Error(`answered ${response.status}: ${(await readText(response)).slice(0, 300)}`)
    }
    return Receipt.parse(JSON.parse(await readText(response))).receipt
  },
  ask: async (receipt) => {
    const response = await fetch(new URL(`/receipts/${encodeURIComponent(receipt)}`, url), {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (response.status === 404) return 'unknown'
    if (response.status !== 200) throw new Error(`answered ${response.status}`)
    return ReceivedResult.parse(JSON.parse(await readText(response)))
  },
})
