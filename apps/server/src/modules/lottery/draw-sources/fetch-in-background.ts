import { LRUCache } from 'lru-cache'
import { request } from 'undici'
import type { Logger } from '@trevo/platform/logger.ts'

const timeoutMs = 5_000
/** The most cached answers: each is requested until it arrives. */
const answersMax = 500
/** After a timeout, an external service is not called for this long. */
const patienceMs = 2_000
const bytesMax = 16_384

/** The JSON at an address; undefined if there is no result yet. @throws for anything else */
export const readJson = async (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const answer = await request(url, { headers, headersTimeout: timeoutMs, bodyTimeout: timeoutMs })
  if (answer.statusCode !== 200) {
    await answer.body.dump()
    // For a future round drand answers 425, others 404.
    if (answer.statusCode === 404 || answer.statusCode === 425) return undefined
    throw new Error(`${new URL(url).host} answers ${answer.statusCode}`)
  }
  answer.body.setEncoding('utf8')
  let text = ''
  for await (const chunk of answer.body) {
    text += String(chunk)
    if (text.length > bytesMax) throw new Error(`${new URL(url).host} sent too long an answer`)
  }
  return JSON.parse(text)
}

/**
 * Calls an external service without blocking the draws: undefined until its answer has arrived, which is fetched
 * in the background, once at a time for each key.
 */
export const fetchInBackground = (
  ask: (key: string) => Promise<string | undefined>,
  logger: Pick<Logger, 'warn'>,
) => {
  const answers = new LRUCache<string, string>({ max: answersMax })
  const waiting = new LRUCache<string, true>({ max: answersMax, ttl: patienceMs })
  const asking = new Set<string>()
  return (key: string): string | undefined => {
    const known = answers.get(key)
    if (known !== undefined) return known
    if (asking.has(key) || waiting.has(key)) return undefined
    asking.add(key)
    void ask(key)
      .then((answer) => {
        if (answer !== undefined) answers.set(key, answer)
      })
      .catch((error: unknown) =>
        logger.warn({ err: error, key }, 'lottery: external service did not answer'),
      )
      .finally(() => {
        asking.delete(key)
        waiting.set(key, true)
      })
    return undefined
  }
}
