import type { Pool } from '@trevo/database/connect.ts'
import { assertKind, type KindDefinition, type KindRole } from '../domain/transfer-kind.ts'

export type RegisteredKind = {
  readonly id: number
  readonly name: string
  readonly role: KindRole
  readonly typeCode: number
  readonly house: string
  readonly houseId: number
  readonly guarded: boolean
  readonly stake: boolean
}

export type KindRegistry = {
  register(definitions: readonly KindDefinition[]): Promise<void>
  registerHouse(name: string): Promise<void>
  /** @throws Error for an unregistered kind: a bug of the caller. */
  get(name: string): RegisteredKind
  byId(id: number): RegisteredKind | undefined
  list(): readonly RegisteredKind[]
  houseIdOf(name: string): bigint
  /** The permanent number of buckets of the ledger; known once a kind is registered. */
  bucketCount(): number
  /** Kinds of other copies, seen in the database but not registered here yet. */
  reload(): Promise<void>
}

type KindRow = {
  id: number
  name: string
  role: KindRole
  type_code: number
  house_name: string | null
  house: number | null
  guarded: boolean
  stake: boolean
}

export const createKindRegistry = (pool: Pool): KindRegistry => {
  const byName = new Map<string, RegisteredKind>()
  const byId = new Map<number, RegisteredKind>()
  const houses = new Map<string, bigint>()
  let bucketCount = 0

  const reload = async (): Promise<void> => {
    const found = await pool.query<KindRow>(
      `select k.id, k.name, k.role, k.type_code, k.house, h.name as house_name, k.guarded, k.stake
       from wallet.transfer_kind k left join wallet.house h on h.id = k.house`,
    )
    for (const row of found.rows) {
      const kind = {
        id: row.id,
        name: row.name,
        role: row.role,
        typeCode: row.type_code,
        house: row.house_name ?? '',
        houseId: row.house ?? 0,
        guarded: row.guarded,
        stake: row.stake,
      }
      byName.set(kind.name, kind)
      byId.set(kind.id, kind)
    }
    const named = await pool.query<{ id: number; name: string }>(
      'select id, name from wallet.house',
    )
    for (const house of named.rows) houses.set(house.name, BigInt(house.id))
    const counted = await pool.query<{ n: number }>('select wallet.bucket_count() as n')
    bucketCount = counted.rows[0]?.n ?? 0
  }

  return {
    register: async (definitions) => {
      for (const definition of definitions) {
        assertKind(definition)
        const { kind, role, typeCode, house, guarded, stake } = definition
        const asks = guarded ?? (role === 'debit' || role === 'hold' || role === 'legs')
        await pool.query('select wallet.register_kind($1, $2, $3, $4, $5)', [
          kind,
          role,
          typeCode,
          house ?? null,
          asks,
        ])
        if (stake) await pool.query('select wallet.mark_stake($1)', [kind])
      }
      await reload()
    },
    registerHouse: async (name) => {
      await pool.query('select wallet.register_house($1)', [name])
      await reload()
    },
    get: (name) => {
      const kind = byName.get(name)
      if (!kind) throw new Error(`wallet: the transfer kind ${name} is not registered`)
      return kind
    },
    byId: (id) => byId.get(id),
    list: () => [...byId.values()],
    houseIdOf: (name) => {
      const house = houses.get(name)
      if (house === undefined) throw new Error(`wallet: unknown house ${name}`)
      return house
    },
    bucketCount: () => bucketCount,
    reload,
  }
}
