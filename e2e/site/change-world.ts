import type { StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import type { WorldState } from '../../apps/server/src/stand-in/world.ts'

type Settings = WorldState['settings']

/** Changes columns of the demo brand. */
export const changeBrand = (
  standIn: StandIn,
  columns: Partial<Settings['brands'][number]>,
): Promise<void> =>
  standIn.apply(({ state }) => {
    for (const brand of state().settings.brands) Object.assign(brand, columns)
  })

/** Switches modules of the demo brand. */
export const switchModules = (
  standIn: StandIn,
  modules: readonly string[],
  enabled: boolean,
): Promise<void> =>
  standIn.apply(({ state }) => {
    const { settings } = state()
    settings.switches = [
      ...settings.switches.filter(({ module_id }) => !modules.includes(module_id)),
      ...modules.map((module_id) => ({ brand_id: 1, module_id, parent_id: null, enabled })),
    ]
  })

/** Changes columns of the registration rules for these fields. */
export const changeRules = (
  standIn: StandIn,
  fields: readonly string[],
  columns: Partial<Settings['rules'][number]>,
): Promise<void> =>
  standIn.apply(({ state }) => {
    for (const rule of state().settings.rules) {
      if (fields.includes(rule.field)) Object.assign(rule, columns)
    }
  })

type Game = WorldState['catalogue']['games'][number]

/** Changes columns of each game in the catalogue. */
export const changeGames = (
  standIn: StandIn,
  columnsOf: (game: Game, index: number) => Partial<Game>,
): Promise<void> =>
  standIn.apply(({ state }) => {
    const { catalogue } = state()
    catalogue.games = catalogue.games.map((game, index) => ({ ...game, ...columnsOf(game, index) }))
  })
