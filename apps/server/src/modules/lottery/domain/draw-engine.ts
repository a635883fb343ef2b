import { createHash } from 'node:crypto'
import { chanceOf } from '@trevo/fairness/chance.ts'
import { merkleLeaf } from '@trevo/fairness/merkle.ts'
import { groupOf } from './game-rules.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What a ticket is under the draw's root; says nothing of whose it is. */
export type TicketRecord = {
  readonly game: string
  readonly draw: string
  /** The page's own id of the order, and the part of it. */
  readonly order: string
  readonly part: number
  readonly trace: number
  readonly multiple: number
  readonly stakeMinor: string
  readonly prizeModeId: number
  readonly placedAt: string
  /** SHA-256 of the slip's text. */
  readonly slip: string
}

export const hashOfSlip = sha256

/** The 32 bytes of a ticket's leaf. */
export const leafOf = (record: TicketRecord): Buffer => Buffer.from(merkleLeaf(record), 'hex')

export type DrawInput = {
  readonly gameCode: string
  readonly drawNumber: string
  readonly attempt: number
  /** Over the tickets that stood at the close. */
  readonly root: string
  /** Of a public source that nobody here decides; none where none is configured. */
  readonly beacon: string | null
}

/**
 * What stands in the place of a client seed: nobody knows it before the close, because the root is
 * part of it, nor where a beacon is configured before that has spoken.
 */
export const clientSeedOf = ({ gameCode, drawNumber, attempt, root, beacon }: DrawInput): string =>
  sha256(`trevo lottery 1|${gameCode}|${drawNumber}|${attempt}|${root}|${beacon ?? ''}`)

/** The numbers of a draw, as they are published: the seed and the input decide them, nothing else. */
export const drawNumbers = (rulesGroup: string, serverSeed: string, input: DrawInput): string => {
  const group = groupOf(rulesGroup)
  const chance = chanceOf({ serverSeed, clientSeed: clientSeedOf(input), nonce: 0 })
  return group.format(group.draw(chance))
}
