import type { LiveEvent } from './live-events.ts'

/** The event in a message of the socket; undefined for topics this version does not know. */
export const parseLiveEvent = (text: unknown): LiveEvent | undefined => {
  try {
    const event = JSON.parse(String(text)) as Partial<Record<string, unknown>>
    switch (event['topic']) {
      case 'balance':
        return typeof event['availBalance'] === 'string' && /^\d+$/.test(String(event['seq']))
          ? { topic: 'balance', availBalance: event['availBalance'], seq: String(event['seq']) }
          : undefined
      case 'deposit':
        return {
          topic: 'deposit',
          depositId: String(event['depositId']),
          status: String(event['status']),
        }
      case 'withdrawal':
        return {
          topic: 'withdrawal',
          withdrawalId: String(event['withdrawalId']),
          status: String(event['status']),
        }
      case 'inbox':
        return /^\d+$/.test(String(event['seq']))
          ? { topic: 'inbox', unread: Number(event['unread']), seq: String(event['seq']) }
          : undefined
      case 'session-ended':
      case 'status-changed':
      case 'catalogue-changed':
        return { topic: event['topic'] }
      case 'game-maintenance':
        return {
          topic: 'game-maintenance',
          nodeId: Number(event['nodeId']),
          maintenance: event['maintenance'] === true,
        }
      case 'vendor-maintenance':
        return {
          topic: 'vendor-maintenance',
          vassalage: String(event['vassalage']),
          maintenance: event['maintenance'] === true,
        }
      case 'draw':
        return {
          topic: 'draw',
          gameId: Number(event['gameId']),
          gameCode: String(event['gameCode']),
          numero: String(event['numero']),
          winningNumber: String(event['winningNumber']),
        }
      case 'prize':
        return {
          topic: 'prize',
          gameId: Number(event['gameId']),
          numero: String(event['numero']),
          winAmount: String(event['winAmount']),
        }
      default:
        return undefined
    }
  } catch {
    return undefined
  }
}
