// node sandbox-process.ts <json>: the institution of the day, on its own database, which is never killed,
// with its clock ahead of ours.
import { randomInt } from 'node:crypto'
import { buildPspSandbox } from '../../apps/psp-sandbox/src/build-psp-sandbox.ts'
import { scopes } from '../../apps/psp-sandbox/src/oauth.ts'
import { toldNow, type DayClock } from './day-clock.ts'

type Order = {
  readonly databaseUrl: string
  readonly tlsFolder: string
  readonly client: { readonly id: string; readonly secret: string }
  readonly pixKey: string
  readonly clock: DayClock
  readonly skewMs: number
}
const order = JSON.parse(process.argv[2] ?? '{}') as Order // written by our own parent

const sandbox = await buildPspSandbox({
  databaseUrl: order.databaseUrl,
  tlsFolder: order.tlsFolder,
  host: '127.0.0.1',
  apiPort: 0,
  pagePort: 0,
  clients: [{ ...order.client, scopes }],
  receiver: {
    name: 'Trevo Jogos Ltda',
    city: 'Sao Paulo',
    cnpj: '11222333000181',
    keys: [order.pixKey],
  },
  isStrict: true,
  refundMs: 60_000,
  payoutMs: 60_000,
  noticeEveryMs: 20,
  now: () => toldNow(order.clock, order.skewMs),
  chance: () => randomInt(2 ** 32) / 2 ** 32,
  log: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${JSON.stringify({ apiUrl: sandbox.apiUrl, pageUrl: sandbox.pageUrl })}\n`)
process.once('SIGTERM', () => void sandbox.close().then(() => process.exit(0)))
