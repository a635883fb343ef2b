import { readBounded } from '../../../../platform/outside/read-bounded.ts'

/** Why the feed gave no usable answer. */
export class FeedUnavailable extends Error {
  override readonly name = 'FeedUnavailable'
}

const waitMsMax = 8_000
const bytesMax = 16 * 1024 * 1024

/** Requests a document from the feed. @throws FeedUnavailable for every error of the network or the other side */
export const fetchDocument = async (url: URL, key: string): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      // Following a redirect would send the key to an unapproved address.
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMsMax),
      headers: { accept: 'application/json', 'x-api-key': key },
    })
    if (response.status !== 200) throw new FeedUnavailable(`status ${response.status}`)
    const body = await readBounded(response, bytesMax)
    if (!body) throw new FeedUnavailable('the answer is too long')
    return JSON.parse(body.toString('utf8')) as unknown
  } catch (error) {
    if (error instanceof FeedUnavailable) throw error
    throw new FeedUnavailable(error instanceof SyntaxError ? 'not JSON' : 'no answer')
  }
}

type Held = { readonly askedAt: number; readonly answer: Promise<unknown> }

/** Fetches at most once per interval, however often it is called; a failure is reused until then, too. */
export const createPolled = (pollMs: number, ask: (path: string) => Promise<unknown>) => {
  const held = new Map<string, Held>()
  return (path: string, at: Date): Promise<unknown> => {
    const known = held.get(path)
    const now = at.getTime()
    if (known && Math.abs(now - known.askedAt) < pollMs) return known.answer
    const answer = ask(path)
    answer.catch(() => undefined)
    held.set(path, { askedAt: now, answer })
    return answer
  }
}
