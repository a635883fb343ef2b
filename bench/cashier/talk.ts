import { pause } from './day-clock.ts'

export type Answer = { readonly status: number; readonly body: unknown }

/** One call; `undefined` without an answer, in which case the outcome is unknown. */
export const ask = async (
  url: string,
  method: 'GET' | 'POST' | 'PUT',
  body?: unknown,
): Promise<Answer | undefined> => {
  try {
    const answer = await fetch(url, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: answer.status, body: await answer.json() }
  } catch {
    return undefined
  }
}

const refusalOf = ({ body }: Answer): string => (body as { code?: string }).code ?? '' // our shape

/** Repeats the same request until there is an answer. */
export const askUntilAnswered = async <Value>(
  url: string,
  method: 'GET' | 'POST',
  body?: unknown,
): Promise<Value | { readonly refused: string }> => {
  for (;;) {
    const answer = await ask(url, method, body)
    if (answer?.status === 200) return answer.body as Value // the route's own shape
    const refused = answer?.status === 409 ? refusalOf(answer) : ''
    const isPassing = refused.endsWith('institution_unavailable') || refused === 'wallet.busy'
    if (refused && !isPassing) return { refused }
    await pause(60)
  }
}
