import { lotteryListings } from '../compose/database/seed-demo.ts'
import {
  buildLobby,
  createSnapshot,
  demoCatalogueRows,
  gameRow,
  type CatalogueRows,
  type Lobby,
} from '../modules/catalogue/index.ts'
import { demoMessages } from '../modules/messaging/index.ts'
import { demoBrandRows, type SettingsRows } from '../modules/settings/index.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { brandId } from './brand-id.ts'
import { people, type Person } from './people.ts'

type Mutable<Rows> = { -readonly [Key in keyof Rows]: Rows[Key] }

/** The data behind the stand-in's answers. A test changes it and then calls `changed`. */
export type WorldState = {
  readonly settings: Mutable<SettingsRows>
  readonly catalogue: Mutable<CatalogueRows>
  readonly messages: ReturnType<typeof demoMessages>
  /** Node ids of favourites by member, oldest first. */
  readonly favourites: Map<bigint, number[]>
  /** Node ids of opened games by member, last one first. */
  readonly recent: Map<bigint, number[]>
  readonly languages: Map<bigint, Language>
  /** The owner of a token. */
  readonly sessions: Map<string, Person>
}

/** The same in every world: titles take a moment to read. */
const readTitles = async () => demoCatalogueRows(lotteryListings)
let titles: ReturnType<typeof readTitles> | undefined

const createState = async (): Promise<WorldState> => {
  titles ??= readTitles()
  const { vendors, games, brandVendors, brandGames } = structuredClone(await titles)
  return {
    settings: demoBrandRows(brandId, new Date()),
    catalogue: { vendors, games, brandVendors, brandGames },
    messages: demoMessages(),
    favourites: new Map(),
    recent: new Map(),
    languages: new Map(),
    sessions: new Map(),
  }
}

export type World = {
  /** As it is now. */
  state(): WorldState
  /** What the brand offers. */
  lobby(): Lobby
  sheetOf(nodeId: number): ReturnType<Awaited<ReturnType<typeof readTitles>>['sheets']['get']>
  /** Drops everything derived from the previous state. */
  changed(): void
  /** The first state again. */
  reset(): Promise<void>
  /** Opens a session of this person; returns its token. */
  enter(name: keyof typeof people): string
}

const lobbyOf = ({ settings, catalogue }: WorldState): Lobby => {
  const snapshot = createSnapshot()
  snapshot.apply(catalogue)
  const brandLanguage = settings.brands[0]?.default_language ?? 'PT'
  const lotteryTypes = settings.lotteryTypes.map(({ prize_mode }) => prize_mode)
  return buildLobby(snapshot, {
    brandId,
    brandLanguage,
    closed: [],
    returnMinBp: 0,
    lotteryTypes,
    // Its games do not age.
    newSince: new Date(0),
  })
}

/** A small world in memory: the demo brand with its titles, texts and three people. */
export const createWorld = async (): Promise<World> => {
  let state = await createState()
  const { sheets } = await (titles ??= readTitles())
  let lobby: Lobby | undefined
  return {
    state: () => state,
    lobby: () => (lobby ??= lobbyOf(state)),
    sheetOf: (nodeId) => sheets.get(nodeId),
    changed: () => {
      lobby = undefined
    },
    reset: async () => {
      state = await createState()
      lobby = undefined
    },
    enter: (name) => {
      const token = crypto.randomUUID()
      state.sessions.set(token, people[name])
      return token
    },
  }
}

type NewVendor = {
  readonly code: string
  readonly name: string
  readonly category: string
  /** Node id of its first game; the others follow. */
  readonly firstNode: number
  readonly games: number
  /** The game that pressing it opens: a list of its games if absent. */
  readonly opens?: 'GAME' | 'VASSALAGE'
}

/** Adds a vendor with games called `Teste 0`, `Teste 1` and so on (`Test` in English). */
export const addVendor = (
  world: World,
  { code, name, category, firstNode, games, opens = 'VASSALAGE' }: NewVendor,
): void => {
  const { catalogue } = world.state()
  const vendor = {
    id: Math.max(...catalogue.vendors.map(({ id }) => id)) + 1,
    code,
    name,
    game_type: category,
    category,
    integration: 'BGS',
    opens,
    enabled: true,
    maintenance: false,
    sort_order: 90,
  }
  catalogue.vendors = [...catalogue.vendors, vendor]
  const added = Array.from({ length: games }, (_, index) =>
    gameRow(vendor, {
      node_id: firstNode + index,
      game_code: `${code}-${index}`,
      classify: 'SM',
      names: { EN: `Test ${index}`, PT: `Teste ${index}` },
      symbols: ['lemon', 'bell', 'cherries'],
      sort_order: 900 + index,
    }),
  )
  catalogue.games = [...catalogue.games, ...added]
}
