import type { GameSession } from '@trevo/contract/rgs/session.ts'

/** A player with a game open. */
export type OpenPlayer = {
  readonly token: string
  readonly commitment: string
  /** Everybody comes from a different address, behind a proxy that the server trusts. */
  readonly address: string
}

const atOnce = 8

export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** Exchanges launch tokens for sessions of the game server. */
export const openPlayers = async (
  rgsUrl: string,
  launchTokens: readonly string[],
  firstNumber: number,
): Promise<OpenPlayer[]> => {
  const players: OpenPlayer[] = []
  const open = async (launchToken: string, number: number): Promise<void> => {
    const address = addressOf(number)
    const answer = await fetch(`${rgsUrl}/rgs/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ launchToken }),
    })
    if (!answer.ok) throw new Error(`no session: ${answer.status} ${await answer.text()}`)
    const { sessionToken: token, seeds } = (await answer.json()) as GameSession // the contract's
    players.push({ token, commitment: seeds.commitment, address })
  }
  const left = [...launchTokens.entries()]
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      await open(next[1], firstNumber + next[0])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return players
}
