import assert from 'node:assert/strict'
import { launchGame } from '@trevo/api-client/endpoints.ts'
import type { Target } from './system-under-attack.ts'
import { enterAsMember, needed } from './visitors.ts'

const malformed = [
  `"${'a'.repeat(42)}`,
  `${'a'.repeat(20)} ${'a'.repeat(20)}`,
  `${'a'.repeat(20)}\u0000${'a'.repeat(20)}`,
  "' or 1=1 --aaaaaaaaaaaaaaaaaaaaaaaaaaa",
  'á'.repeat(43),
  'a'.repeat(5_000),
  '',
]
const waves = 10
const waveSize = 60

/** Item 4: what once closed all in-house games, ten times over. */
export const malformLaunchTokens = async ({ siteUrl, rgsUrl }: Target): Promise<string[]> => {
  const member = await enterAsMember(siteUrl, 'ana.demo')
  const counts = new Map<string, number>()
  let strangers = 0
  const open = async (launchToken: unknown) => {
    strangers += 1
    const answer = await fetch(`${rgsUrl}/rgs/v1/sessions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.18.${strangers >> 8}.${strangers & 255}`,
      },
      body: JSON.stringify({ launchToken }),
    })
    const { errorCode } = (await answer.json()) as { errorCode?: string } // a refusal's contract
    const heard = `${answer.status} ${errorCode}`
    counts.set(heard, (counts.get(heard) ?? 0) + 1)
  }
  for (let wave = 0; wave < waves; wave += 1) {
    const tokens = Array.from({ length: waveSize }, (_, at) => malformed[at % malformed.length])
    await Promise.all(tokens.map(open))
    needed(await member.api.call(launchGame, { query: { nodeId: 1001 } }))
  }
  const heard = [...counts].map(([answer, count]) => `${count} × ${answer}`).join(', ')
  assert.deepEqual([...counts], [['401 rgs.launch_invalid', waves * waveSize]], heard)
  return [`${waves * waveSize} malformed tokens: ${heard}; ${waves} launches in between, 0 refused`]
}
