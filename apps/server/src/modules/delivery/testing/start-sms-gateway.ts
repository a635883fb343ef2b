import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type GatewayRequest = {
  readonly headers: IncomingHttpHeaders
  readonly body: { id: string; from: string; to: string; text: string }
}

/**
 * The external service by Trevo's protocol (the README of the module, “The SMS gateway”): it keeps the requests
 * and answers 202, or the test's statuses.
 */
export const startSmsGateway = async () => {
  const requests: GatewayRequest[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
      })
      response.writeHead(answers.shift() ?? 202).end('{"echo":"of the provider"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  return {
    url: `http://127.0.0.1:${port}/messages`,
    requests,
    /** The statuses of the next requests, in order. */
    answerWith: (...statuses: number[]) => void answers.push(...statuses),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
