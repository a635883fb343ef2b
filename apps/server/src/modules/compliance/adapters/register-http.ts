import { createPublicKey } from 'node:crypto'
import { readBounded } from '../../../platform/outside/read-bounded.ts'
import { readAnswer } from '../domain/read-answer.ts'
import type { RegisterFailure, RegisterPort, RegisterQuestion } from '../domain/register-port.ts'

const timeoutMs = 3_000
const bodyMax = 8_192

type Reached = { readonly body: string; readonly signature: string | null }

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
    const content = await readBounded(response, bodyMax)
    if (!response.ok) return { failure: 'status' }
    if (!content) return { failure: 'too_large' }
    return { body: content.toString('utf8'), signature: response.headers.get('x-signature') }
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
