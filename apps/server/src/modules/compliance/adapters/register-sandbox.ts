import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { createHttpRegister } from './register-http.ts'
import { ruleOf, sandboxRules, type SandboxRule } from './sandbox-rules.ts'
import type { RegisterPort } from '../domain/register-port.ts'

const questionMax = 1_024
const dayMs = 86_400_000
const minuteMs = 60_000
const strangersCpf = '11144477735'

const Question = z.object({
  cpf: z.string(),
  nonce: z.string(),
  at: z.iso.datetime(),
})
type Question = z.infer<typeof Question>

type Keys = { readonly own: KeyObject; readonly other: KeyObject }

export type RegisterSandbox = {
  readonly url: string
  /** Ed25519, as PEM. */
  readonly publicKey: string
  /** Answers nobody until it is up again. */
  setDown(isDown: boolean): void
  /** Questions so far. */
  asked(): number
  close(): Promise<void>
}

const readQuestion = async (request: IncomingMessage): Promise<Question | undefined> => {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > questionMax) return undefined
  }
  try {
    return Question.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const reasonOf = ({ code = '', sinceMin = 0 }: SandboxRule, at: string) => ({
  code,
  since: new Date(new Date(at).getTime() - sinceMin * minuteMs).toISOString(),
})

const bodyOf = ({ cpf, nonce, at }: Question, rule: SandboxRule | undefined): string => {
  const isImpeded = rule?.answers === 'impeded'
  return JSON.stringify({
    version: 1,
    nonce: rule?.answers === 'replayed' ? '00000000-0000-4000-8000-000000000000' : nonce,
    cpf: rule?.answers === 'other_person' ? strangersCpf : cpf,
    at: rule?.answers === 'stale' ? new Date(new Date(at).getTime() - dayMs).toISOString() : at,
    status: isImpeded ? 'IMPEDIDO' : 'PERMITIDO',
    reasons: isImpeded ? [reasonOf(rule, at)] : [],
  })
}

const answerQuestion = (response: ServerResponse, question: Question, keys: Keys): void => {
  const rule = ruleOf(question.cpf)
  const send = (body: string, key: KeyObject | undefined = keys.own): void => {
    const signature = key && sign(null, Buffer.from(body), key).toString('base64')
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(signature && { 'x-signature': signature }),
    })
    response.end(body)
  }
  switch (rule?.answers) {
    // The connection stays open until the caller gives up.
    case 'silent':
      return
    case 'failing':
      response.writeHead(503).end()
      return
    case 'unsigned':
      response.writeHead(200).end(bodyOf(question, rule))
      return
    case 'wrong_key':
      send(bodyOf(question, rule), keys.other)
      return
    case 'malformed':
      send('PERMITIDO')
      return
    case 'too_large':
      send(' '.repeat(100_000))
      return
    default:
      send(bodyOf(question, rule))
  }
}

const rulesPage = (): string => {
  const rows = sandboxRules
    .map(({ prefix, what }) => `<tr><td><code>${prefix}…</code></td><td>${what}</td></tr>`)
    .join('')
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Registro de teste</title>
<h1>Registro central de teste</h1>
<p>A resposta depende dos três primeiros dígitos do CPF. Qualquer outro CPF é permitido.</p>
<table><tr><th>CPF</th><th>Resposta</th></tr>${rows}</table></html>`
}

/**
 * A register for demo and tests, over HTTP on this machine: it answers by the digits of the CPF, and the page at its
 * root shows the rules.
 */
export const startRegisterSandbox = async (port = 0): Promise<RegisterSandbox> => {
  const own = generateKeyPairSync('ed25519')
  const keys = { own: own.privateKey, other: generateKeyPairSync('ed25519').privateKey }
  let isDown = false
  let asked = 0
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(rulesPage())
      return
    }
    asked += 1
    if (isDown) {
      request.socket.destroy()
      return
    }
    void readQuestion(request).then((question) =>
      question ? answerQuestion(response, question, keys) : response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  server.unref()
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${at}/v1/consult`,
    publicKey: own.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    setDown: (down) => {
      isDown = down
    },
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The sandbox as the port that the platform uses. */
export const sandboxPort = (sandbox: RegisterSandbox): RegisterPort => {
  const port = createHttpRegister(sandbox)
  return { ask: port.ask, close: sandbox.close }
}
