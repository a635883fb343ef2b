import { randomUUID } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import type { OpenPlayer } from './open-players.ts'

type Plan = {
  readonly path: string
  readonly count: number
  readonly players: readonly OpenPlayer[]
  readonly gameCode: string
}

const sizeDigits = 8
const atOnce = 1_000

const requestOf = (
  player: OpenPlayer,
  gameCode: string,
  { id, before }: { readonly id: string; readonly before: string | undefined },
): string => {
  const body = JSON.stringify({
    id,
    gameCode,
    stake: '1.00',
    choice: null,
    ...(before === undefined
      ? { seed: { commitment: player.commitment, clientSeed: `of-${player.token.slice(0, 20)}` } }
      : { finishedRoundId: before }),
  })
  return (
    `POST /rgs/v1/rounds HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n` +
    `content-length: ${body.length}\r\nauthorization: ${player.token}\r\n` +
    `x-forwarded-for: ${player.address}\r\n\r\n${body}`
  )
}

/**
 * Writes rounds for play-rounds.lua, one player after the other, so that a player's last round was
 * answered long before the next one, which finishes it.
 */
export const writeRounds = ({ path, count, players, gameCode }: Plan): void => {
  const lastIds = new Map<string, string>()
  const file = openSync(path, 'w')
  for (let from = 0; from < count; from += atOnce) {
    let text = ''
    for (let number = from; number < Math.min(count, from + atOnce); number += 1) {
      const player = players[number % players.length]
      if (!player) throw new Error('no players')
      const id = randomUUID()
      const request = requestOf(player, gameCode, { id, before: lastIds.get(player.token) })
      lastIds.set(player.token, id)
      text += String(request.length).padStart(sizeDigits, '0') + request
    }
    writeSync(file, text, null, 'latin1')
  }
  closeSync(file)
}
