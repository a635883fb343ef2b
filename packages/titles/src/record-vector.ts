import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import { chanceOf } from '@trevo/fairness/chance.ts'
import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import type { Engine } from '@trevo/game-rules/engine/engine.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { TestVector } from './title.ts'

/** The inputs of a vector: seeds, stake, choice and actions. */
export type VectorInput = Pick<
  TestVector,
  'serverSeed' | 'clientSeed' | 'nonce' | 'stakeMinor' | 'choice' | 'actions'
>

/** The current result of the rules for a vector's seeds. Throws if its choice or an action is not on offer. */
export const recordVector = (title: TitleData, engine: Engine, input: VectorInput): TestVector => {
  const stakeMinor = BigInt(input.stakeMinor)
  const choice = engine.readChoice(title, stakeMinor, input.choice ?? null)
  if (choice === undefined) throw new RangeError(`${title.gameCode} offers no such wager`)
  const { serverSeed, clientSeed, nonce, actions = [] } = input
  const chance = chanceOf({ serverSeed, clientSeed, nonce })
  const play = engine.play(title, { stakeMinor, choice }, actions, chance)
  return {
    game: title.gameCode,
    mathsVersion: title.version,
    ...input,
    payoutMinor: String(play.payoutMinor),
    outcomeHash: sha256Hex(canonicalJson(play.view)),
  }
}

/** Whether this device reproduces the recorded result. */
export const isRecorded = (title: TitleData, engine: Engine, vector: TestVector): boolean => {
  const { game: _game, mathsVersion: _version, payoutMinor, outcomeHash, ...input } = vector
  const now = recordVector(title, engine, input)
  return now.outcomeHash === outcomeHash && now.payoutMinor === payoutMinor
}
