import { createHash } from 'node:crypto'
import type { LeagueRow, TeamShown } from '../../tables.ts'

const crests = ['stripe', 'half', 'star', 'bend', 'ring'] as const

const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()

/** A team by its name in the feed, with the colours of the league's row, or colours derived from its name. */
export const teamOf = ({ teams }: LeagueRow, name: string): TeamShown => {
  const known = teams.find((team) => team.name === name)
  if (known) {
    const { code, hue, crest } = known
    return { code, name, hue, crest }
  }
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(name).digest()
  return {
    code: lettersOf(name),
    name,
    hue: (first * 256 + second) % 360,
    crest: crests[third % crests.length] ?? 'half',
  }
}
