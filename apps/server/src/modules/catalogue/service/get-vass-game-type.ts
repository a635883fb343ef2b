import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getVassGameType as endpoint } from '@trevo/contract/wps/games/vendors.ts'
import type { Lobby } from '../domain/lobby.ts'

/** CALL-36: game type, vendor, and the classes of its games of this type. */
export const getVassGameType = (lobby: Lobby): Answer<typeof endpoint> => {
  const types: Record<string, Record<string, string[]>> = {}
  for (const { row, vendor } of lobby.games) {
    const classes = ((types[row.game_type] ??= {})[vendor.code] ??= [])
    if (!classes.includes(row.classify)) classes.push(row.classify)
  }
  return { content: types }
}
