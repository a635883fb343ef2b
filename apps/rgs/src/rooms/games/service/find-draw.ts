import { createHash } from 'node:crypto'
import { chanceOf } from '@trevo/fairness/chance.ts'
import { hashTimes } from '@trevo/fairness/hash-chain.ts'
import { createServerSeed } from '@trevo/fairness/seeds.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findChainInUse, getChain, insertChain } from '../../common/repository/rooms.ts'
import { appendCommitment } from '../../../fairness/repository/seeds.ts'
import type { RgsTables, RoomChainRow, RoomGameRow } from '../../../tables.ts'
import type { FindDraw } from '../../common/service/draw.ts'
import { isShared, sharedGameOf } from './shared-games.ts'

const seedBytes = 32

const boundTo = (chainEnd: string): string => `room-chain:${chainEnd}`

/** The seeds of a chain in the order of its games, 32 bytes each. */
const seedsOf = (secret: string, count: number): Buffer => {
  const seeds = Buffer.alloc(count * seedBytes)
  let bytes: Buffer = Buffer.from(secret, 'hex')
  for (let number = count; number >= 1; number -= 1) {
    bytes.copy(seeds, (number - 1) * seedBytes)
    bytes = createHash('sha256').update(bytes).digest()
  }
  return seeds
}

/** Commits to a new chain, and then chooses its salt. */
export const createChain = async (
  { sealing, fillRandom, clock, roomChainLength }: Dependencies,
  tx: Tx,
  gameCode: string,
): Promise<RoomChainRow> => {
  const secret = createServerSeed(fillRandom)
  const chainEnd = hashTimes(secret, roomChainLength)
  const at = clock.now()
  const commitmentNumber = await appendCommitment(tx, chainEnd, at)
  return insertChain(tx, {
    game_code: gameCode,
    chain_end: chainEnd,
    commitment_number: commitmentNumber,
    salt: createServerSeed(fillRandom),
    game_count: roomChainLength,
    secret: sealing.seal(secret, boundTo(chainEnd)),
    created_at: at,
  })
}

/** The chain in use, or a new one when its last game was played. */
export const chainForNext = async (
  dependencies: Dependencies,
  tx: Tx,
  gameCode: string,
  last: RoomGameRow | undefined,
): Promise<{ chain: RoomChainRow; number: number }> => {
  const inUse = await findChainInUse(tables<RgsTables>(tx), gameCode)
  const number = last && last.chain_id === inUse?.id ? last.number + 1 : 1
  if (inUse && number <= inUse.game_count) return { chain: inUse, number }
  return { chain: await createChain(dependencies, tx, gameCode), number: 1 }
}

/** A game keeps the rules of the version under which bets opened for it. */
const titleOf = (
  findTitle: Dependencies['findTitle'],
  current: TitleData,
  { game_code: gameCode, maths_version: version }: RoomGameRow,
): TitleData => {
  if (current.version === version) return current
  const earlier = findTitle(gameCode, version)?.title
  if (earlier?.version === version && isShared(earlier)) return earlier
  throw new Error(`a game of ${gameCode}/${version} is open, whose rules are gone`)
}

/** The number of chains that a process keeps in memory, 32 bytes per game. */
const chainsKept = 64

/** Computes games from their chains, which each process keeps in memory. */
export const createFindDraw = ({
  database,
  sealing,
  findTitle,
}: Pick<Dependencies, 'database' | 'sealing' | 'findTitle'>): FindDraw => {
  const opened = new Map<bigint, { readonly chain: RoomChainRow; readonly seeds: Buffer }>()
  const open = async (chainId: bigint) => {
    const known = opened.get(chainId)
    if (known) return known
    const chain = await getChain(database.db, chainId)
    const secret = sealing.open(chain.secret, boundTo(chain.chain_end))
    const read = { chain, seeds: seedsOf(secret, chain.game_count) }
    // The oldest is dropped: for each room the chain in use was used last.
    for (const oldest of opened.keys()) if (opened.size >= chainsKept) opened.delete(oldest)
    opened.set(chainId, read)
    return read
  }
  return async (current, game) => {
    const title = titleOf(findTitle, current, game)
    const { chain, seeds } = await open(game.chain_id)
    const from = (game.number - 1) * seedBytes
    const serverSeed = seeds.toString('hex', from, from + seedBytes)
    const chance = chanceOf({ serverSeed, clientSeed: chain.salt, nonce: game.number })
    const shared = sharedGameOf(title)
    const drawn = shared.draw(title, chance)
    const endsAtMs =
      shared.decisions?.endsAtMs(game) ?? game.flies_at.getTime() + shared.lengthMs(title, drawn)
    return { title, chain, seed: serverSeed, drawn, endsAtMs }
  }
}
