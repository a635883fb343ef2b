import type { LimitKind, LimitPeriod } from '@trevo/contract/wps/limits.ts'
import type { LiveEvent, LiveEvents, LiveTopic } from './live-events.ts'

type Sent = Readonly<Partial<Record<string, unknown>>>

const isMoney = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,14}\.\d{2,4}$/.test(value)

const isCount = (value: unknown): boolean => /^\d+$/.test(String(value))

const isRecord = (value: unknown): value is Sent => typeof value === 'object' && value !== null

/** Prices by market and choice; undefined for anything else. */
const readBook = (book: unknown): LiveEvents['match']['book'] | undefined => {
  if (!isRecord(book)) return undefined
  const markets = Object.entries(book).map(([key, prices]) => {
    const entries = isRecord(prices) ? Object.entries(prices) : []
    const whole = entries.flatMap(([pick, odds]) => (Number.isInteger(odds) ? [[pick, odds]] : []))
    return [key, Object.fromEntries(whole) as Record<string, number>] as const // whole numbers only
  })
  return Object.fromEntries(markets)
}

/** How each topic is parsed; the compiler requires an entry for every one. Undefined for invalid data. */
const readers: { readonly [Topic in LiveTopic]: (sent: Sent) => LiveEvents[Topic] | undefined } = {
  balance: ({ availBalance, seq }) =>
    typeof availBalance === 'string' && isCount(seq)
      ? { availBalance, seq: String(seq) }
      : undefined,
  deposit: ({ depositId, status }) => ({ depositId: String(depositId), status: String(status) }),
  withdrawal: ({ withdrawalId, status }) => ({
    withdrawalId: String(withdrawalId),
    status: String(status),
  }),
  kyc: ({ state }) => ({ state: String(state) }),
  inbox: ({ unread, seq }) =>
    isCount(seq) ? { unread: Number(unread), seq: String(seq) } : undefined,
  'session-ended': () => ({}),
  'status-changed': () => ({}),
  'catalogue-changed': () => ({}),
  resync: () => ({}),
  // No server sends it.
  connected: () => undefined,
  'game-maintenance': ({ nodeId, maintenance }) => ({
    nodeId: Number(nodeId),
    maintenance: maintenance === true,
  }),
  'vendor-maintenance': ({ vassalage, maintenance }) => ({
    vassalage: String(vassalage),
    maintenance: maintenance === true,
  }),
  draw: ({ gameId, gameCode, numero, winningNumber }) => ({
    gameId: Number(gameId),
    gameCode: String(gameCode),
    numero: String(numero),
    winningNumber: String(winningNumber),
  }),
  prize: ({ gameId, numero, winAmount }) => ({
    gameId: Number(gameId),
    numero: String(numero),
    winAmount: String(winAmount),
  }),
  match: ({ matchId, sport, status, tick, score, version, book }) => {
    const prices = readBook(book)
    if (!prices || !Array.isArray(score) || (sport !== 'football' && sport !== 'esport')) {
      return undefined
    }
    return {
      matchId: String(matchId),
      sport,
      status: String(status),
      tick: Number(tick),
      score: [Number(score[0]), Number(score[1])],
      version: Number(version),
      book: prices,
    }
  },
  slip: ({ slipId, amount }) => (isMoney(amount) ? { slipId: String(slipId), amount } : undefined),
  chat: ({ chatId }) => ({ chatId: String(chatId) }),
  limit: ({ kind, period, percent }) =>
    percent === 50 || percent === 80 || percent === 100
      ? {
          kind: kind as LimitKind, // as the server sends it
          period: period as LimitPeriod,
          percent,
        }
      : undefined,
  reward: ({ unclaimed, missions }) => ({
    unclaimed: Number(unclaimed),
    missions: Number(missions),
  }),
  jackpots: ({ pools }) => {
    if (!Array.isArray(pools)) return undefined
    return {
      pools: pools.flatMap((pool: Sent | null) =>
        typeof pool?.['code'] === 'string' && isMoney(pool['amount'])
          ? [{ code: pool['code'], amount: pool['amount'] }]
          : [],
      ),
    }
  },
  'jackpot-won': ({ code, nodeId, amount }) =>
    isMoney(amount) ? { code: String(code), nodeId: Number(nodeId), amount } : undefined,
}

const isTopic = (topic: unknown): topic is LiveTopic =>
  typeof topic === 'string' && Object.hasOwn(readers, topic)

/** The position of the server's messages up to this one; undefined if absent. */
export const positionIn = (text: unknown): string | undefined => {
  try {
    const { at } = JSON.parse(String(text)) as Sent
    return typeof at === 'string' && at.length <= 40 ? at : undefined
  } catch {
    return undefined
  }
}

/** The event in a message of the socket; undefined for topics this version does not know. */
export const parseLiveEvent = (text: unknown): LiveEvent | undefined => {
  try {
    const sent = JSON.parse(String(text)) as Sent
    const { topic } = sent
    if (!isTopic(topic)) return undefined
    const told = readers[topic](sent)
    return told && ({ topic, ...told } as LiveEvent) // parsed according to its topic
  } catch {
    return undefined
  }
}
