import { createPublicKey } from 'node:crypto'
import { readAnswer } from '../domain/read-answer.ts'
import type { RegisterFailure, RegisterPort, RegisterQuestion } from '../domain/register-port.ts'

const timeoutMs = 3_000
const bodyMax = 8_192

type Reached = { readonly body: string; readonly signature: string | null }

/** The body, unless it is longer than an answer can be. */
const readBounded = async (response: Response): Promise<string | undefined> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    // Leaving the loop cancels the rest.
    if (size > bodyMax) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const reach = async (
  url: string,
  { cpf, nonce, at }: RegisterQuestion,
): Promise<Reached | { readonly failure: RegisterFailure }> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, cpf, nonce, at: at.toISOString() }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    const body = await readBounded(response)
    if (!response.ok) return { failure: 'status' }
    if (body === undefined) return { failure: 'too_large' }
    return { body, signature: response.headers.get('x-signature') }
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return { failure: isLate ? 'timeout' : 'unreachable' }
  }
}

/** The register over HTTP. The CPF is in the body alone: addresses end up in logs. `publicKey` is Ed25519, as PEM. */
export const createHttpRegister = ({
  url,
  publicKey,
}: {
  readonly url: string
  readonly publicKey: string
}): RegisterPort => {
  const key = createPublicKey(publicKey)
  return {
    ask: async (question) => {
      const reached = await reach(url, question)
      return 'failure' in reached
        ? { outcome: 'unanswered', failure: reached.failure, body: null, signature: null }
        : readAnswer(question, reached, key)
    },
    close: async () => undefined,
  }
}
