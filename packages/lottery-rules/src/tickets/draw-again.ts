import { chanceOf } from '@trevo/fairness/chance.ts'
import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import type { Group } from '../group.ts'

export type DrawInput = {
  readonly gameCode: string
  readonly drawNumber: string
  /** 1, and one more with each re-draw. */
  readonly attempt: number
  /** Over the valid tickets at the close. */
  readonly root: string
  /** From a public source that nobody here controls; none if none is configured. */
  readonly beacon: string | null
}

/**
 * The value used as the client seed: unknown before the close, because the root is part of it, and with a beacon
 * also before the beacon's value is published.
 */
export const clientSeedOf = ({ gameCode, drawNumber, attempt, root, beacon }: DrawInput): string =>
  sha256Hex(`trevo lottery 1|${gameCode}|${drawNumber}|${attempt}|${root}|${beacon ?? ''}`)

/** The numbers of a draw as published, determined only by the seed and the input. */
export const drawAgain = (
  group: Pick<Group, 'draw' | 'format'>,
  serverSeed: string,
  input: DrawInput,
): string =>
  group.format(group.draw(chanceOf({ serverSeed, clientSeed: clientSeedOf(input), nonce: 0 })))
