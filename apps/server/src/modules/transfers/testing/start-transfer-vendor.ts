import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { transferWallet } from '@trevo/contract/vendor/transfer-wallet.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { createCallCheck } from '@trevo/vendor-kit/signing/check-call.ts'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { answerHeaders } from '@trevo/vendor-kit/signing/sign-answer.ts'

type Done = { readonly state: 'done' | 'refused' }

/** `lost`: acts, and the answer never arrives. `deaf`: neither acts nor answers. */
export type Fault = 'none' | 'lost' | 'deaf' | 'refuse'

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer) // of a request without encoding
  return Buffer.concat(parts)
}

/**
 * An external company that keeps a wallet for each player and implements the transfer wallet protocol, with faults
 * on demand. It knows nothing of the platform but its key.
 */
export const startTransferVendor = async (code = 'DEMO') => {
  const stored = { vendor: code, keys: [createHmacKey('k1')] }
  const keys = openKeys(stored, 'vendor')
  const check = createCallCheck((vendor) => (vendor === code ? keys : undefined))
  const wallets = new Map<string, bigint>()
  const movements = new Map<string, Done>()
  const heard: string[] = []
  const behaviour: { fault: Fault } = { fault: 'none' }

  const move = (
    body: { transferId: string; playerRef: string; amount: string },
    sign: 1n | -1n,
  ) => {
    const known = movements.get(body.transferId)
    if (known) return known
    const next = (wallets.get(body.playerRef) ?? 0n) + sign * parseMoney(body.amount)
    const isRefused = behaviour.fault === 'refuse' || next < 0n
    if (!isRefused) wallets.set(body.playerRef, next)
    const done: Done = { state: isRefused ? 'refused' : 'done' }
    movements.set(body.transferId, done)
    return done
  }
  const answers: Record<string, { endpoint: EndpointSpec; answer: (body: never) => object }> = {
    [transferWallet.deposit.path]: {
      endpoint: transferWallet.deposit,
      answer: (body) => move(body, 1n),
    },
    [transferWallet.withdraw.path]: {
      endpoint: transferWallet.withdraw,
      answer: (body) => move(body, -1n),
    },
    [transferWallet.query.path]: {
      endpoint: transferWallet.query,
      answer: ({ transferId }: { transferId: string }) =>
        movements.get(transferId) ?? { state: 'unknown' },
    },
    [transferWallet.cancel.path]: {
      endpoint: transferWallet.cancel,
      answer: ({ transferId }: { transferId: string }) => {
        const known = movements.get(transferId) ?? { state: 'refused' }
        movements.set(transferId, known)
        return known
      },
    },
    [transferWallet.balance.path]: {
      endpoint: transferWallet.balance,
      answer: ({ playerRef }: { playerRef: string }) => ({
        balance: formatMoney(wallets.get(playerRef) ?? 0n),
      }),
    },
  }

  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? ''
      const bytes = await readBody(request)
      const signed = check(path, request.headers, bytes, Date.now())
      const call = answers[path]
      if (!signed.ok || !call) return response.writeHead(401).end()
      heard.push(path.split('/').at(-1) ?? '')
      if (behaviour.fault === 'deaf') return response.destroy()
      const body = call.endpoint.body?.parse(JSON.parse(bytes.toString('utf8')))
      const said = call.answer(body as never) // the schema of this very call
      if (behaviour.fault === 'lost') return response.destroy()
      const { requestId } = body as { requestId: string } // in every message of the protocol
      const text = JSON.stringify({ requestId, ...said })
      const nowMs = Date.now()
      const headers = answerHeaders(signed.key, signed, { status: 200, body: text, nowMs })
      return response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on a port
  return {
    /** The vendor's entry in the platform's configuration. */
    entry: {
      code,
      accountTypeId: 301,
      name: 'Demo Arcade',
      baseUrl: `http://127.0.0.1:${port}`,
      keys: stored,
    },
    behaviour,
    heard,
    /** All its wallets together. */
    total: () => [...wallets.values()].reduce((sum, one) => sum + one, 0n),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
