import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import type { Play } from '@trevo/lottery-rules/play.ts'
import type { PlayName } from '@trevo/lottery-rules/texts/play-name.ts'
import { usePlayName } from '../../../entities/lottery/use-play-words.ts'
import type { PlayGroup } from './play-list.ts'
import { useText } from '../../../core/language/use-text.ts'

/** Groups of the menu whose name differs from that of their first play. */
const namedGroups: ReadonlySet<string> = new Set([
  'AnyCode',
  'Fun',
  'BSOE',
  'DragonTiger',
  'ENT',
  'Few',
  'Ticket',
  'Sides',
  'sum',
  'alike',
  'different',
  'straight',
  'one',
])

const letters = 'ABCDEFGH'

/** What distinguishes each play from the others: what wins, which numbers it is about, or both. */
const labelsIn = (names: readonly PlayName[]): readonly string[] => {
  const [first] = names
  if (names.every(({ about }) => about === first?.about)) return names.map(({ rule }) => rule)
  if (names.every(({ rule }) => rule === first?.rule)) return names.map(({ about }) => about)
  return names.map(({ about, rule }) => `${about} · ${rule}`)
}

/** The names of groups and plays in the menu and in the cart. */
export const usePlayLabels = () => {
  const t = useText('lottery-desk')
  const nameOf = usePlayName()
  const groupLabel = ({ key, plays: [first] }: PlayGroup): string => {
    if (namedGroups.has(key)) return t(`desk.menu.${key}` as AreaKey<'lottery-desk'>) // listed above
    return first ? nameOf(first).about : key
  }
  return {
    nameOf,
    groupLabel,
    /** Within its group: what distinguishes it from the others there. */
    playLabel: (play: Play, { plays }: PlayGroup): string => {
      const labels = labelsIn(plays.map(nameOf))
      const at = plays.indexOf(play)
      const same = labels.flatMap((label, index) => (label === labels[at] ? [index] : []))
      const label = labels[at] ?? ''
      // Two ways to the same prize, such as special A and B.
      return same.length > 1 ? `${label} ${letters[same.indexOf(at)] ?? ''}` : label
    },
    /** The full name, as in the cart. */
    fullLabel: (play: Play): string => {
      const { about, rule } = nameOf(play)
      return `${about} · ${rule}`
    },
  }
}
