import assert from 'node:assert/strict'
import { describeStorm, keepAsking, sendStorm } from '@trevo/testkit/send-storm.ts'
import type { Player } from './money.ts'
import type { Target } from './system-under-attack.ts'

export const stormSize = 200
const betWithinMs = 10_000
const readyWithinMs = 2_000

/**
 * Sends 200 requests at once while another member bets and readiness is checked; returns the burst and
 * a line for each. Throws when a request, a bet or readiness was not answered in time.
 */
export const stormWhileOthersPlay = async (
  { siteUrl }: Target,
  neighbour: Player,
  ask: (index: number) => Promise<string>,
) => {
  const bets = keepAsking(() => neighbour.stake('0.10'), 20)
  const readiness = keepAsking(async () => String((await fetch(`${siteUrl}/ready`)).status), 50)
  const storm = await sendStorm(stormSize, ask)
  const [others, ready] = await Promise.all([bets.stop(), readiness.stop()])
  const figures = [
    describeStorm('storm', storm),
    describeStorm('bets of others', others),
    describeStorm('/ready', ready),
  ]
  assert.equal(storm.answered, stormSize, figures.join('; '))
  assert.deepEqual(others.answers, { OK: others.sent }, figures.join('; '))
  assert.deepEqual(ready.answers, { 200: ready.sent }, figures.join('; '))
  assert.ok(others.slowestMs < betWithinMs, figures.join('; '))
  assert.ok(ready.slowestMs < readyWithinMs, figures.join('; '))
  return { storm, figures }
}
