import { deliveredRules } from '@trevo/contract/jurisdiction-rules.ts'
import { expect, it } from 'vitest'
import { gameProfileOf } from './game-profile.ts'

it('turbo, autoplay, featureBuy, lossCelebration: none of them is open to a game under the rules of Brazil', () => {
  expect(gameProfileOf(deliveredRules('br'))).toMatchObject({
    turbo: false,
    autoplay: false,
    featureBuy: false,
    lossCelebration: false,
  })
})

it('sessionClock, showRtp: a game shows time and return under the rules of Brazil', () => {
  expect(gameProfileOf(deliveredRules('br'))).toMatchObject({ sessionClock: true, showRtp: true })
})

it('realityCheckMin, stakeMaxMinor: a game reminds in seconds and takes reais', () => {
  const rules = { ...deliveredRules('br'), realityCheckMin: 30, stakeMaxMinor: 123_400 }
  expect(gameProfileOf(rules)).toMatchObject({ realityCheckSec: 1_800, maxStake: '12.34' })
})
