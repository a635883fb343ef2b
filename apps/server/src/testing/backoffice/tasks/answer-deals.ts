import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { queryTableDeal, type TableDeal } from '@trevo/contract/vendor/table-signals.ts'
import { createQuestionAnswers } from '@trevo/vendor-kit/signing/answer-question.ts'
import { createCallCheck } from '@trevo/vendor-kit/signing/check-call.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'

const dealOf = (number: number): TableDeal => ({
  number,
  gameCode: 'truco',
  entry: '10.00',
  posts: [false, false],
  names: ['Ana', 'Rui'],
  commitmentNumber: number,
  commitments: { server: 'c', seats: ['a', 'b'] },
  seeds: { server: 's', seats: ['x', 'y'] },
  stacks: ['10.00', '10.00'],
  moves: [
    { seat: 0, move: { kind: 'card', card: '4p' }, byClock: false },
    { seat: 1, move: { kind: 'truco' }, byClock: false },
    { seat: 0, move: { kind: 'run' }, byClock: false },
  ],
  sitAndGo: null,
  hand: null,
  standIns: [false, false],
  houses: [false, false],
  result: { stacks: ['9.00', '11.00'], rake: '0.00' },
  playerRefs: ['p-ana', 'p-rui'],
  endedAt: '2026-03-10T12:00:00.000Z',
})

/** A vendor that answers the platform's questions about deals at its tables. */
export const answerDeals = async () => {
  let keys: VendorKeys | undefined
  const check = createCallCheck((vendor) => (vendor === keys?.vendor ? keys : undefined))
  const answerQuestion = createQuestionAnswers(check, () => Date.now())
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const question = {
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts),
      }
      void answerQuestion(question, {
        schema: queryTableDeal.body,
        reply: async ({ requestId, number }) => ({ requestId, deal: dealOf(number) }),
      }).then(({ status, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(body)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // of a listening TCP server
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The keys that the platform made for it. */
    useKeys: (made: VendorKeys): void => {
      keys = made
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
